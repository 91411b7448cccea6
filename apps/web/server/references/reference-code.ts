import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O and U, so that no two characters look alike. Eight of them are 40 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'GH';
const LENGTH = 8;
const LONGEST_SPELLING = 40;
const SPELLED = /^(?:GH)?([0-9A-HJKMNP-TV-Z]{8})$/;

/** A new random reference, for instance `GH-7K3F-92QX`. */
export function freshReference(): string {
  let code = '';
  for (let place = 0; place < LENGTH; place += 1) code += ALPHABET[randomInt(ALPHABET.length)];
  return written(code);
}

/**
 * Normalises a reference that was read out or typed: ignores case, spaces, dashes and a missing prefix, and maps characters that
 * look alike. Undefined if it is no reference.
 */
export function readReference(spelling: string): string | undefined {
  if (spelling.length > LONGEST_SPELLING) return undefined;
  const plain = spelling
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const code = SPELLED.exec(plain)?.[1];
  return code && written(code);
}

function written(code: string): string {
  return `${PREFIX}-${code.slice(0, 4)}-${code.slice(4)}`;
}
