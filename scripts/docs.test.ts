import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCatalogue } from '@gatehouse/rules/error-catalogue';
import { expect, test } from 'vitest';
import { errorsPage } from './docs-errors.ts';

const page = errorsPage();

test('[ERR-01] the page of errors has one line for every code, and is up to date', () => {
  for (const { code, name } of Object.values(errorCatalogue).flat()) {
    expect(page.split('\n').filter((line) => line.startsWith(`| \`${code}\` | ${name} |`))).toHaveLength(1);
  }
  expect(readFileSync(path.join(import.meta.dirname, '../docs/errors.md'), 'utf8')).toBe(page);
});

test.each([
  ['[SESS-04]', 10006, 'toast 5 s, at most once in 10 s'],
  ['[ERR-02] [SIGNUP-07]', 41007, 'on register calls: modal unsupported-jurisdiction, toast 2 s; otherwise silent'],
  ['[ERR-05]', 10016, 'becomes `100160` on login calls; becomes `100161` on register calls; becomes `100162` on every'],
  ['[ERR-04]', 40029, 'toast, 2 s “account terminated”'],
])('%s the line of %d says: %s', (_, code, words) => {
  expect(page.split('\n').find((line) => line.startsWith(`| \`${code}\``))).toContain(words);
});
