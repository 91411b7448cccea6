import { type DateFormat, dateFormat } from '@gatehouse/rules/site/date-format';
import { countryName } from '@gatehouse/rules/site/locale';
import type { MailBlock } from './mail-blocks.ts';
import type { Say } from './mail-parts.ts';

/** Origin of an action: coarse names, empty where unknown; `country` is ISO 3166-1. */
export type ActionOrigin = { readonly browser: string; readonly system: string; readonly country: string };

/** Lines with device and place, which the owner can recognise. */
export function factLines(say: Say, { browser, system, country }: ActionOrigin, tag: string): readonly string[] {
  const device = browser && system ? say('fact.browserOnSystem') : browser || system || say('fact.unknown');
  const place = country ? say('fact.place', { value: countryName(tag, country) }) : say('fact.unknownPlace');
  return [say('fact.device', { value: device }), place];
}

/** The same as a block of their own. */
export function factsOf(say: Say, whence: ActionOrigin, tag: string): MailBlock {
  return { kind: 'facts', lines: factLines(say, whence, tag) };
}

/** By language: making one costs more than the rest of a mail. */
const utcFormats = new Map<string, DateFormat>();

/** The time in the language's format, in UTC. @param at epoch ms @param tag of one of our languages */
export function inUtc(at: number, tag: string): string {
  const format = utcFormats.get(tag) ?? dateFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  utcFormats.set(tag, format);
  return `${format.format(at)} UTC`;
}
