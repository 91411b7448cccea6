import type { CompiledMessage, CompiledToken } from './catalogue.ts';
import { compile } from './compile.ts';

/** Translations of English are about this much longer. */
const LONGER_BY = 0.35;

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = [...'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž'];
const TAG = /(<\/?[a-z]\w*>)/i;
const FILLER = ' one two three four five six seven eight nine ten';

/**
 * An English ICU message for the pseudo-locale `en-XA` (LANG-18): accented, about a third longer and in brackets, so
 * that words which are not translated, cut off or glued together can be seen. Placeholders, branches and tags stay.
 */
export function pseudo(message: string): CompiledMessage {
  if (message === '') return '';
  const compiled = compile(message, (text) => mapText(text, accent));
  const tokens: readonly CompiledToken[] = typeof compiled === 'string' ? [compiled] : compiled;
  const filler = accent(fillerFor(Math.ceil(lengthOf(compiled) * LONGER_BY)));
  return flat(['[', ...tokens, `${filler}]`]);
}

function accent(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}

/** Tags are names for React, not text. */
function mapText(text: string, change: (text: string) => string): string {
  return text
    .split(TAG)
    .map((run, at) => (at % 2 === 0 ? change(run) : run))
    .join('');
}

function fillerFor(length: number): string {
  return FILLER.repeat(Math.ceil(length / FILLER.length))
    .slice(0, length)
    .trimEnd();
}

/** Characters of a message as read: of the branches of a plural, the longest. */
function lengthOf(message: CompiledMessage): number {
  if (typeof message === 'string') return message.replace(new RegExp(TAG, 'gi'), '').length;
  return message.reduce((sum, token) => {
    if (typeof token === 'string') return sum + lengthOf(token);
    if (typeof token[2] !== 'object') return sum;
    const branches = Object.values(token[2]).filter((branch) => typeof branch !== 'number');
    return sum + Math.max(0, ...branches.map(lengthOf));
  }, 0);
}

/** Joins neighbouring texts; `#` alone is the number of a plural, not text. */
function flat(tokens: readonly CompiledToken[]): CompiledMessage {
  const joined: CompiledToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (typeof token === 'string' && token !== '#' && typeof last === 'string' && last !== '#') {
      joined[joined.length - 1] = last + token;
    } else joined.push(token);
  }
  return joined.length === 1 && typeof joined[0] === 'string' ? joined[0] : joined;
}
