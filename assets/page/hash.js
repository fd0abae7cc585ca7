// SHA-256 (FIPS 180-4). The browser's own one is there over https only, and at home the page comes over http.

// The first 32 bits of the fractional parts of the cube roots, and of the square roots, of the first primes.
const primes = [];
for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime !== 0)) primes.push(number);
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** The SHA-256 of bytes, in hexadecimal. */
export function sha256(bytes) {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const words = new Int32Array(64);
  const sum = Int32Array.from(START);
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 64; at++) {
      if (at < 16) {
        words[at] = view.getInt32(block + 4 * at);
        continue;
      }
      const [before, last] = [words[at - 15], words[at - 2]];
      const low = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
      const high = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10);
      words[at] = words[at - 16] + low + words[at - 7] + high;
    }
    let [a, b, c, d, e, f, g, last] = sum;
    for (let at = 0; at < 64; at++) {
      const one = (last + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at] + words[at]) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, last] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, last].forEach((word, at) => { sum[at] += word; });
  }
  return Array.from(sum, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The bytes that hexadecimal digits say. */
export const bytesOf = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Hashes of texts and bytes joined together. */
export const hashOf = (...parts) => sha256(Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? new TextEncoder().encode(part) : part)])));
