; The installer for Windows: for one user, without an administrator. packaging/package.sh gives VERSION, NUMBERS, FROM (the folder
; with the program), ICON and OUT.
Target amd64-unicode
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Cyberdeck"
!define CLASSES "Software\Classes"

Name "Cyberdeck"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Cyberdeck"
InstallDirRegKey HKCU "Software\Cyberdeck" "Folder"
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Cyberdeck"
VIAddVersionKey "FileDescription" "Cyberdeck installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT or Apache-2.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\cyberdeck.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString MATCH ${LANG_ENGLISH} "Cyberdeck match"
LangString MATCH ${LANG_GERMAN} "Cyberdeck-Partie"

Section
    SetOutPath "$INSTDIR"
    File /r "${FROM}/*.*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Cyberdeck.lnk" "$INSTDIR\cyberdeck.exe"

    WriteRegStr HKCU "Software\Cyberdeck" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "DisplayName" "Cyberdeck"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\cyberdeck.exe"
    WriteRegStr HKCU "${KEY}" "Publisher" "The Cyberdeck project"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0

    ; Windows looks at the last ending only, and not every RON file is a match: Cyberdeck is offered for them, and opens them by
    ; itself where no other program does.
    WriteRegStr HKCU "${CLASSES}\Cyberdeck.Match" "" "$(MATCH)"
    WriteRegStr HKCU "${CLASSES}\Cyberdeck.Match\DefaultIcon" "" "$INSTDIR\cyberdeck.exe,0"
    WriteRegStr HKCU "${CLASSES}\Cyberdeck.Match\shell\open\command" "" '"$INSTDIR\cyberdeck.exe" "%1"'
    WriteRegStr HKCU "${CLASSES}\.ron\OpenWithProgids" "Cyberdeck.Match" ""
    ReadRegStr $0 HKCR ".ron" ""
    StrCmp $0 "" 0 associated
    WriteRegStr HKCU "${CLASSES}\.ron" "" "Cyberdeck.Match"
associated:
    System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd

; Matches and settings are in another folder, and stay.
Section "Uninstall"
    Delete "$SMPROGRAMS\Cyberdeck.lnk"
    Delete "$INSTDIR\cyberdeck.exe"
    Delete "$INSTDIR\README.txt"
    Delete "$INSTDIR\CREDITS.md"
    Delete "$INSTDIR\LICENSE*"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"

    DeleteRegKey HKCU "${KEY}"
    DeleteRegKey HKCU "Software\Cyberdeck"
    DeleteRegKey HKCU "${CLASSES}\Cyberdeck.Match"
    DeleteRegValue HKCU "${CLASSES}\.ron\OpenWithProgids" "Cyberdeck.Match"
    ReadRegStr $0 HKCU "${CLASSES}\.ron" ""
    StrCmp $0 "Cyberdeck.Match" 0 others
    DeleteRegValue HKCU "${CLASSES}\.ron" ""
others:
    DeleteRegKey /ifempty HKCU "${CLASSES}\.ron\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.ron"
    System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd
