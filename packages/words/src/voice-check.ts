import type { CompiledMessage } from './catalogue.ts';
import type { Problem } from './check.ts';
import { compile } from './compile.ts';
import { english, type Messages } from './languages.ts';
import { FORBIDDEN, LIMITS, SPELLINGS, STYLE } from './voice.ts';

const forbidden = Object.entries(FORBIDDEN).map(
  ([words, instead]) => [new RegExp(`\\b${words}\\b`, 'i'), instead] as const,
);

/** Where English texts leave the voice of LOOK: forbidden words, wrong spellings, and what is too long for its kind. */
export function checkVoice(files: Readonly<Record<string, Messages>> = english): readonly Problem[] {
  return Object.entries(files).flatMap(([file, words]) =>
    Object.entries(words).flatMap(([id, text]) =>
      voiceProblems(id, text).map((what) => ({ locale: 'en', file, id, what })),
    ),
  );
}

/** What is wrong with the voice of one text. */
export function voiceProblems(id: string, text: string): string[] {
  const shown = shownTexts(compile(text));
  return [
    ...new Set(shown.flatMap((one) => [...proseProblems(one), ...styleProblems(id, one), ...lengthProblems(id, one)])),
  ];
}

/** Forbidden words and wrong spellings in a text, or in a line of a guide. */
export function proseProblems(text: string): string[] {
  return [...forbidden, ...SPELLINGS].flatMap(([wrong, right]) => found(wrong, right, text));
}

function styleProblems(id: string, text: string): string[] {
  return STYLE.filter(([, , except]) => !except?.test(id)).flatMap(([wrong, right]) => found(wrong, right, text));
}

function found(wrong: RegExp, right: string, text: string): string[] {
  const [word] = wrong.exec(text) ?? [];
  return word === undefined ? [] : [`“${word}”: ${right}`];
}

function lengthProblems(id: string, text: string): string[] {
  const limit = LIMITS.find(({ ids }) => ids.test(id));
  if (!limit) return [];
  const sentences = text.split(/(?<=[.?!])\s+/).filter(Boolean);
  const longest = Math.max(...sentences.map((sentence) => sentence.split(/\s+/).length));
  return [
    ...(longest > limit.words ? [`${longest} words in a sentence, at most ${limit.words} (${limit.kind})`] : []),
    ...(sentences.length > limit.sentences
      ? [`${sentences.length} sentences, at most ${limit.sentences} (${limit.kind})`]
      : []),
  ];
}

/** A message as it is read: each plain value one word, and one text for each branch. */
export function shownTexts(message: CompiledMessage): string[] {
  const parts = typeof message === 'string' ? [message] : message;
  return parts
    .map((token): readonly string[] => {
      if (typeof token === 'string') return [token.replace(/<\/?\w+>/g, '')];
      const [, , format] = token;
      if (typeof format !== 'object') return ['X'];
      return Object.values(format).flatMap((branch) => (typeof branch === 'number' ? [] : shownTexts(branch)));
    })
    .reduce<string[]>((texts, next) => texts.flatMap((text) => next.map((part) => text + part)), ['']);
}
