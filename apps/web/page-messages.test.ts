import { join } from 'node:path';
import { english } from '@gatehouse/words/languages';
import { expect, test } from 'vitest';
import { moduleTexts } from './module-texts.ts';
import { messagesOfPage } from './page-messages.ts';
import type { PageDefinition } from './pages/page.ts';

const definitions = import.meta.glob<PageDefinition<unknown>>('./pages/*/page.ts', { eager: true, import: 'page' });
const pages = Object.entries(definitions).map(([file, page]) => [file.split('/')[2] ?? '', page] as const);
const withList = pages.filter(([, { errors, neverShows }]) => errors || neverShows);

test.each([
  ['a string', 'login', 'login.submit', true],
  ['a template', 'account-info', 'account.section.devices', true],
  ['an id with an ending', 'login', 'login.wrongPassword.left', true],
  ['a part that is hydrated later', 'account-info', 'account.title', true],
  ['a late part, of those that are never fetched', 'register', 'shell.dialog.title', true],
  ['an error of a call', 'login', 'error.31002', true],
  ['a part that fetches its messages', 'account-info', 'accountForm.history.intro', false],
  ['a part that the server alone renders', 'login', 'shell.footer.privacy', false],
  ['another page', 'login', 'register.title', false],
])('[LANG-14] the message of %s: %s, %s', (_, page, id, isEmbedded) => {
  expect(messagesOfPage(page, definitions[`./pages/${page}/page.ts`] ?? {}).includes(id)).toBe(isEmbedded);
});

test.each(withList)('[LANG-14] what %s lists by hand is of use', (page, { errors = [], neverShows = [] }) => {
  const found = new Set(messagesOfPage(page, {}));
  const codes = Object.keys(english['inverse-error-code']).filter((id) => !found.has(id));
  expect(errors.filter((code) => !codes.some((id) => id.startsWith(`error.${code}`)))).toEqual([]);
  expect(neverShows.filter((beginning) => ![...found].some((id) => id.startsWith(beginning)))).toEqual([]);
});

test('[LANG-14] what runs on every page after hydration fetches its messages', () => {
  const seen = new Set<string>();
  const missing: string[] = [];
  const read = (file: string) => {
    const { own, imports, effects, late } = moduleTexts(file);
    if (seen.size === seen.add(file).size || late === 'fetched') return;
    for (const { texts, uses } of [...own.values(), ...effects]) {
      missing.push(...[...texts].filter((id) => Object.hasOwn(english.inverse, id)).map((id) => `${file}: ${id}`));
      // It only prefetches.
      if (!file.endsWith('/prefetch.ts')) for (const { of, as } of uses) if (as === 'late') read(of);
    }
    for (const imported of imports.values()) read(imported.file);
  };
  read(join(import.meta.dirname, 'pages/after-hydration/after-hydration.ts'));
  expect(seen.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
