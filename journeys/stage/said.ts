import { localeOf } from '@gatehouse/rules/site/locale';
import type { Page } from 'playwright-core';
import { createTranslator, type Translator } from '../../packages/words/src/translator.ts';
import { shownLocale, wordsFor } from '../../packages/words/src/words-for.ts';

type Say = Translator['t'];

const english = createTranslator('en', wordsFor('en'));

/** What the product says in English, by the id of its words: a journey reads the page, it does not repeat its texts. */
export const said: Say = english.t;

/** What the product says in another language. @param language as addresses spell it, for instance `tr-TUR` */
export function saidIn(language: string): Say {
  const locale = localeOf(language);
  return locale ? createTranslator(shownLocale(locale).tag, wordsFor(locale.value)).t : said;
}

/** What the product says on a page, in the language of its address; in English where that names none. */
export const saidOn = (page: Page): Say => saidIn(new URL(page.url()).pathname.split('/')[1] ?? '');

/** What is said on a page whatever the named values are. @param names of placeholders, for instance `host` */
export function patternOn(page: Page, id: string, ...names: readonly string[]): RegExp {
  const values = Object.fromEntries(names.map((name) => [name, '\0']));
  const text = (saidOn(page) as (id: string, values: object) => string)(id, values);
  const around = text.split(/[\u2066-\u2069]?\0[\u2066-\u2069]?/);
  return new RegExp(`^${around.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
}
