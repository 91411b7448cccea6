import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WHOLE = /decompress\("([^"]+)"\)/;
const LIST = /language-common\/dist\/passwords\.json\.mjs$/;
/** Of 49 000: the rest would be three quarters of the meter's bytes, and say little of whole passwords. */
const KEPT = 15_000;
/** An entry begins with a capital, which is the number of letters shared with the previous entry. */
const ENTRY = /[A-Z][^A-Z]*/g;

/** Shortens the list of common passwords that browsers load with the strength meter; it is sorted by frequency. */
export function shortPasswordList(): Plugin {
  return {
    name: 'gatehouse-short-password-list',
    enforce: 'pre',
    load(id) {
      if (!LIST.test(id.replaceAll('\\', '/'))) return undefined;
      return readFileSync(id, 'utf8').replace(WHOLE, (_, list: string) => {
        return `decompress("${(list.match(ENTRY) ?? []).slice(0, KEPT).join('')}")`;
      });
    },
  };
}
