//! A number that stands for a state: all that would be written of it, mixed.

use serde::ser::{self, Serialize};
use std::fmt;

/// The print of a state.
pub(super) fn of(state: &impl Serialize) -> u64 {
    let mut print = Print(0x9E37_79B9_7F4A_7C15);
    // Nothing that is written of a state can fail.
    let _ = state.serialize(&mut print);
    print.0
}

struct Print(u64);

impl Print {
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * u128::from(0x2545_F491_4F6C_DD1D_u64);
        self.0 = (product as u64) ^ (product >> 64) as u64 ^ self.0.rotate_left(23);
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.mix(bytes.len() as u64);
        bytes.chunks(8).for_each(|chunk| self.mix(chunk.iter().fold(0, |word, byte| word << 8 | u64::from(*byte))));
    }
}

#[derive(Debug)]
struct Never;

impl fmt::Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("never")
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

macro_rules! numbers {
    ($($name:ident: $kind:ty),+ $(,)?) => {
        $(fn $name(self, value: $kind) -> Result<(), Never> {
            self.mix(value as u64);
            Ok(())
        })+
    };
}

impl ser::Serializer for &mut Print {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    numbers! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_u8: u8,
        serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_char: char,
    }

    fn serialize_f32(self, value: f32) -> Result<(), Never> {
        self.serialize_u32(value.to_bits())
    }

    fn serialize_f64(self, value: f64) -> Result<(), Never> {
        self.serialize_u64(value.to_bits())
    }

    fn serialize_str(self, value: &str) -> Result<(), Never> {
        self.bytes(value.as_bytes());
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Never> {
        self.bytes(value);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Never> {
        self.serialize_u8(0)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Never> {
        self.mix(1);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        self.serialize_u8(0)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, variant: u32, _: &'static str) -> Result<(), Never> {
        self.serialize_u32(variant)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.mix(u64::from(variant));
        value.serialize(self)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Self, Never> {
        self.mix(length.unwrap_or(usize::MAX) as u64);
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_tuple_variant(self, _: &'static str, variant: u32, _: &'static str, _: usize) -> Result<Self, Never> {
        self.mix(u64::from(variant));
        Ok(self)
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Self, Never> {
        self.serialize_seq(length)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_struct_variant(self, _: &'static str, variant: u32, _: &'static str, _: usize) -> Result<Self, Never> {
        self.mix(u64::from(variant));
        Ok(self)
    }
}

macro_rules! parts {
    ($($part:ident $add:ident ($($name:ty)?)),+ $(,)?) => {
        $(impl ser::$part for &mut Print {
            type Ok = ();
            type Error = Never;

            fn $add<T: ?Sized + Serialize>(&mut self, $(_: $name,)? value: &T) -> Result<(), Never> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        })+
    };
}

parts! {
    SerializeSeq serialize_element (), SerializeTuple serialize_element (), SerializeTupleStruct serialize_field (),
    SerializeTupleVariant serialize_field (), SerializeStruct serialize_field (&'static str),
    SerializeStructVariant serialize_field (&'static str),
}

impl ser::SerializeMap for &mut Print {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Never> {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Never> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn what_is_written_differently_has_another_print() {
        let prints = [of(&[1, 2]), of(&[2, 1]), of(&(1, 2, 0)), of(&Some(1)), of(&None::<u8>), of(&"12"), of(&"21")];
        let mut different = prints.to_vec();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), prints.len());
        assert_eq!(of(&vec![1, 2]), of(&[1, 2].as_slice()));
    }
}
