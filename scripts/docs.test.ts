import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { errorCatalogue } from '@gatehouse/contract/errors/error-catalogue';
import { expect, test } from 'vitest';
import { errorsPage } from './docs-errors.ts';
import { flowsPage } from './docs-flows.ts';
import { sitesPage } from './docs-sites.ts';

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

test('the page of sites has one row for each, with its hosts and its rule of languages', () => {
  const rows = sitesPage().split('\n');
  for (const { id, hosts, languages } of defaultBrand.sites) {
    const row = rows.filter((line) => line.startsWith(`| \`${id}\` |`));
    expect(row).toHaveLength(1);
    for (const host of hosts) expect(row[0]).toContain(`\`${host}\``);
    expect(row[0]).toContain(`| ${languages.rule} |`);
  }
});

test('the page of flows draws the way to the end of each', () => {
  const diagrams = flowsPage().match(/^stateDiagram-v2$[\s\S]*?^```$/gm) ?? [];
  expect(diagrams.length).toBe(flowsPage().match(/^## /gm)?.length);
  expect(diagrams[0]).toContain('[*] --> inputAccount');
  expect(diagrams[0]).toContain('done --> [*]');
  expect(diagrams.filter((one) => one.includes('[*] --> info'))).toHaveLength(1);
});
