import { createPrivateKey, generatePrime, type KeyObject } from 'node:crypto';
import { OtherPrimeInfo, OtherPrimeInfos, RSAPrivateKey } from '@peculiar/asn1-rsa';
import { AsnConvert } from '@peculiar/asn1-schema';

const PRIME_BITS = 1024;
const SIZES: readonly number[] = [2048, 3072, 4096];
const PUBLIC_EXPONENT = 65_537n;
/** RFC 8017, A.1.2: a key of more than two primes. */
const VERSION_MULTI = 1;

/**
 * Makes an RSA key whose primes have 1024 bits each: 4096 bits are four of them (multi-prime RSA, RFC 8017, 3.2). The public
 * half looks like any other and costs as much to break; the private half works in less than a third of the time.
 * @param bits of the modulus: 2048, 3072 or 4096
 * @throws {RangeError} for other sizes, which OpenSSL would not read
 */
export async function makeMultiPrimeKey(bits: number): Promise<KeyObject> {
  if (!SIZES.includes(bits)) throw new RangeError(`A key has ${SIZES.join(', ')} bits, not ${bits}`);
  const primes = new Set<bigint>();
  while (primes.size < bits / PRIME_BITS) primes.add(await makePrime(bits / PRIME_BITS));
  // OpenSSL's own keys have the larger ones first.
  const sorted = [...primes].toSorted((a, b) => (a < b ? 1 : -1));
  return createPrivateKey({ key: encodePrivateKey(sorted), format: 'der', type: 'pkcs1' });
}

/** One of `count` whose product has all its bits, and that the public exponent has an inverse for. */
async function makePrime(count: number): Promise<bigint> {
  const least = 2 ** (1 - 1 / count);
  for (;;) {
    const prime = await drawPrime();
    const leading = Number(prime >> BigInt(PRIME_BITS - 53)) / 2 ** 52;
    if (leading > least && (prime - 1n) % PUBLIC_EXPONENT !== 0n) return prime;
  }
}

function drawPrime(): Promise<bigint> {
  return new Promise((resolve, reject) => {
    generatePrime(PRIME_BITS, { bigint: true }, (error, prime) => (error ? reject(error) : resolve(prime)));
  });
}

function encodePrivateKey(primes: readonly bigint[]): Buffer {
  const [p = 0n, q = 0n, ...others] = primes;
  const d = inverse(
    PUBLIC_EXPONENT,
    primes.reduce((product, prime) => product * (prime - 1n), 1n),
  );
  const key = new RSAPrivateKey({
    modulus: integer(primes.reduce((product, prime) => product * prime, 1n)),
    publicExponent: integer(PUBLIC_EXPONENT),
    privateExponent: integer(d),
    prime1: integer(p),
    prime2: integer(q),
    exponent1: integer(d % (p - 1n)),
    exponent2: integer(d % (q - 1n)),
    coefficient: integer(inverse(q, p)),
  });
  let before = p * q;
  const infos = others.map((prime) => {
    const coefficient = integer(inverse(before, prime));
    before *= prime;
    return new OtherPrimeInfo({ prime: integer(prime), exponent: integer(d % (prime - 1n)), coefficient });
  });
  if (infos.length > 0) {
    key.version = VERSION_MULTI;
    key.otherPrimeInfos = new OtherPrimeInfos(infos);
  }
  return Buffer.from(AsnConvert.serialize(key));
}

/** DER's INTEGER of a positive number: a leading zero keeps it positive. */
function integer(value: bigint): ArrayBuffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  const bytes = Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
  return new Uint8Array(bytes).buffer;
}

/** By the extended Euclidean algorithm; the two have no common divisor. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [before, now] = [modulus, value % modulus];
  let [coefficientBefore, coefficient] = [0n, 1n];
  while (now !== 0n) {
    const quotient = before / now;
    [before, now] = [now, before - quotient * now];
    [coefficientBefore, coefficient] = [coefficient, coefficientBefore - quotient * coefficient];
  }
  return coefficientBefore < 0n ? coefficientBefore + modulus : coefficientBefore;
}
