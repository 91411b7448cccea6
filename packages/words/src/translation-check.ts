import { localeOf } from '@gatehouse/rules/site/locale';
import { messageProblems, type Problem } from './check.ts';
import { compile } from './compile.ts';
import { type Glossary, TERMS, type Term } from './glossary.ts';
import { english, type LanguageRow, type Messages, type WordFile } from './languages.ts';
import { segmentsOf } from './sms-segments.ts';
import { LIMITS } from './voice.ts';
import { shownTexts } from './voice-check.ts';

/** The scripts (ISO 15924) of languages that are not written in Latin letters. */
const SCRIPTS: Readonly<Record<string, string>> = {
  ar: '\\p{Script=Arabic}',
  hi: '\\p{Script=Devanagari}',
  ja: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}',
  ka: '\\p{Script=Georgian}',
  kk: '\\p{Script=Cyrillic}',
  ru: '\\p{Script=Cyrillic}',
  uk: '\\p{Script=Cyrillic}',
  zh: '\\p{Script=Han}',
};

/** Texts that name parameters, methods and values of protocols as code spells them. */
const FOR_DEVELOPERS = /^partner\./;

/** Characters that no text has, and what is meant instead. */
const FORBIDDEN_CHARACTERS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Cc}\p{Co}\p{Cn}\ufffd]/u, 'a control character'],
  [
    /[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u,
    'an invisible character; values are isolated by the translator',
  ],
  [/\u0640/u, 'a tatweel'],
  [/ {2}/, 'two spaces'],
  [/^\s|\s$/u, 'a space at an end'],
  [/\.\.\./, 'three full stops; write …'],
  [/"/, 'a straight quotation mark'],
  [/[!！¡]/u, 'an exclamation mark; LOOK asks for a calm voice'],
];

/**
 * LANG-18: what is wrong with the words of one language beside those that `checkWords` finds in the tables: characters, scripts,
 * terms, lengths, and texts that are still English.
 *
 * @param code the language, for instance `tr-TUR`
 */
export function checkTranslation(code: string, words: LanguageRow['words'], glossary: Glossary): readonly Problem[] {
  return (Object.keys(english) as WordFile[]).flatMap((file) => {
    const source: Messages = english[file];
    return Object.entries(words[file] ?? {}).flatMap(([id, text]) =>
      translationProblems(code, id, text, source[id] ?? text, glossary).map((what) => ({
        locale: code,
        file,
        id,
        what,
      })),
    );
  });
}

/** The errors of one translated message beside its English one: structure, characters, script, terms and length. */
export function translationProblems(
  code: string,
  id: string,
  text: string,
  source: string,
  glossary: Glossary,
): string[] {
  const tag = localeOf(code)?.tag ?? code;
  const structure = messageProblems(text, source, tag);
  if (structure.length > 0) return structure;
  const shown = shownTexts(compile(text));
  const foreign = (word: string) =>
    !glossary.latin.includes(word) && !(FOR_DEVELOPERS.test(id) && source.includes(word));
  return [
    ...new Set([
      ...sameProblems(id, text, source, glossary),
      ...shown.flatMap((one) => [...characterProblems(id, one), ...scriptProblems(tag, one, foreign)]),
      ...termProblems(tag, id, text, source, glossary),
      ...lengthProblems(id, text, source),
    ]),
  ];
}

function sameProblems(id: string, text: string, source: string, glossary: Glossary): string[] {
  const hasWords = /\p{L}/u.test(shownTexts(compile(source)).join(' ').replaceAll('X', ''));
  return hasWords && text === source && !glossary.same.includes(id) ? ['equal to English'] : [];
}

function characterProblems(id: string, text: string): string[] {
  return [
    ...FORBIDDEN_CHARACTERS.filter(([wrong]) => wrong.test(text)).map(([, what]) => `has ${what}`),
    ...(text === text.normalize('NFC') ? [] : ['is not in Unicode form NFC']),
    ...(/\p{L}'\p{L}/u.test(text) && !id.startsWith('sms.') ? ['has a straight apostrophe; write ’'] : []),
  ];
}

/** Letters of another script, mixed inside one word, and Latin words that the glossary does not list. */
function scriptProblems(tag: string, text: string, foreign: (word: string) => boolean): string[] {
  const own = SCRIPTS[new Intl.Locale(tag).language];
  if (!own)
    return /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)
      ? ['has letters of another script']
      : [];
  const allowed = new RegExp(`^[${own}\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u');
  const mixed = own.includes('Cyrillic')
    ? /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u
    : undefined;
  const latin = (text.match(/\p{Script=Latin}{2,}/gu) ?? []).filter(foreign);
  return [
    ...(allowed.test(text) ? [] : ['has letters of another script']),
    ...(mixed?.test(text.replaceAll('X', '')) ? ['mixes scripts in one word'] : []),
    ...latin.map((word) => `has the Latin word “${word}”`),
  ];
}

function termProblems(tag: string, id: string, text: string, source: string, glossary: Glossary): string[] {
  if (glossary.reworded.includes(id)) return [];
  // Without the names of placeholders, which are no words.
  const said = shownTexts(compile(source)).join('\n');
  const spoken = text.toLocaleLowerCase(tag);
  return (Object.keys(TERMS) as Term[])
    .filter((term) => TERMS[term].test(said))
    .filter((term) => !glossary.terms[term].some((form) => spoken.includes(form.toLocaleLowerCase(tag))))
    .map((term) => `does not say “${glossary.terms[term][0]}” (${term})`);
}

/** How much longer than English a text may be shown, by its kind; short texts have room for a word more. */
const ROOM: Readonly<Record<string, { readonly times: number; readonly least: number }>> = {
  button: { times: 1.8, least: 22 },
  label: { times: 1.8, least: 24 },
  title: { times: 1.7, least: 32 },
  'page title': { times: 1.8, least: 30 },
  'subject or heading': { times: 1.7, least: 40 },
};
const OTHER_ROOM = { times: 1.75, least: 40 } as const;
const TEXT_MESSAGE = 'text message';
const MAX_SEGMENTS = { 'GSM-7': 2, 'UCS-2': 4 } as const;

/** How long a translation of a text may be: `most` is said for people. */
export function roomOf(
  id: string,
  source: string,
): { readonly kind: string; readonly characters: number; readonly most: string } {
  const kind = LIMITS.find(({ ids }) => ids.test(id))?.kind ?? 'text';
  const { times, least } = ROOM[kind] ?? OTHER_ROOM;
  const characters = Math.max(Math.ceil(longestOf(source) * times), least);
  const segments = Object.entries(MAX_SEGMENTS).map(([encoding, count]) => `${count} segments of ${encoding}`);
  return {
    kind,
    characters,
    most: `at most ${kind === TEXT_MESSAGE ? segments.join(' or ') : `${characters} characters`}`,
  };
}

function lengthProblems(id: string, text: string, source: string): string[] {
  const { kind, characters } = roomOf(id, source);
  if (kind === TEXT_MESSAGE) {
    const { encoding, segments } = segmentsOf(text);
    return segments > MAX_SEGMENTS[encoding]
      ? [`takes ${segments} segments of ${encoding}, at most ${MAX_SEGMENTS[encoding]}`]
      : [];
  }
  const length = longestOf(text);
  return length > characters ? [`${length} characters, at most ${characters} (${kind})`] : [];
}

function longestOf(message: string): number {
  return Math.max(...shownTexts(compile(message)).map((one) => [...one].length));
}
