//! Whether a sound can be played: the decoder ends the program where it can't be read, so that is found out before.

/// The sum that stands over each page (RFC 3533, 6): the polynomial 0x04C11DB7, nothing turned round.
const fn sums() -> [u32; 256] {
    let mut all = [0_u32; 256];
    let mut at = 0;
    while at < 256 {
        let (mut sum, mut bit) = ((at as u32) << 24, 0);
        while bit < 8 {
            sum = if sum & 0x8000_0000 == 0 { sum << 1 } else { (sum << 1) ^ 0x04C1_1DB7 };
            bit += 1;
        }
        all[at] = sum;
        at += 1;
    }
    all
}

static SUMS: [u32; 256] = sums();

/// Where the sum of a page stands.
const SUM: std::ops::Range<usize> = 22..26;
/// The flag of the last page.
const LAST: u8 = 4;

/// Whether these bytes are a whole Vorbis stream in Ogg pages.
#[must_use]
pub fn is_whole(bytes: &[u8]) -> bool {
    let (mut rest, mut first) = (bytes, true);
    loop {
        let Some(&segments) = rest.get(26).filter(|_| rest.starts_with(b"OggS")) else { return false };
        let body = 27 + usize::from(segments);
        let Some(lengths) = rest.get(27..body) else { return false };
        let end = body + lengths.iter().map(|length| usize::from(*length)).sum::<usize>();
        let Some(page) = rest.get(..end) else { return false };
        let sum = page.iter().enumerate().fold(0_u32, |sum, (at, byte)| {
            let byte = if SUM.contains(&at) { 0 } else { *byte };
            (sum << 8) ^ SUMS[usize::from((sum >> 24) as u8 ^ byte)]
        });
        if page[SUM] != sum.to_le_bytes() || first && !page[body..].starts_with(b"\x01vorbis") {
            return false;
        }
        (rest, first) = (&rest[end..], false);
        if rest.is_empty() {
            return page[5] & LAST != 0;
        }
    }
}
