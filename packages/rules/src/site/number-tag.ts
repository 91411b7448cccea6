import { formatTag } from './format-tag.ts';

/** Chromium does not know Georgian and Kazakh; these write numbers and dollars as they do, to the space. */
const sameNumbers: Readonly<Record<string, string>> = { ka: 'pt-PT', kk: 'ru' };

/**
 * LANG-18: for `Intl.NumberFormat`, the language by which a reader's numbers and amounts are written.
 *
 * @param tag BCP 47, for instance `ka-GE`
 * @returns BCP 47, for instance `pt-PT`; the calendar that it may name says nothing of numbers
 */
export function numberTag(tag: string): string {
  return sameNumbers[tag.slice(0, 2)] ?? formatTag(tag);
}
