import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModalName, modalButtons } from '@gatehouse/rules/errors/error-answer-modals';
import { expect, test } from 'vitest';
import { codes } from './codes.ts';
import { errorCatalogue } from './error-catalogue.ts';

const rows = [...errorCatalogue.specified, ...errorCatalogue.cases, ...errorCatalogue.ours];
const known = new Set(rows.map(({ code }) => code));

test('[ERR-01] no code stands twice, and every one has a name, a meaning and ids', () => {
  expect(known.size).toBe(rows.length);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  for (const { means, ids } of rows) {
    expect(means.length).toBeGreaterThan(10);
    for (const id of ids) expect(id).toMatch(/^[A-Z]+-\d\d$/);
  }
});

test('[ERR-01] what a code becomes has a row of its own', () => {
  expect(rows.flatMap(({ remaps }) => remaps.map(({ to }) => to)).filter((code) => !known.has(code))).toEqual([]);
});

test('[ERR-01] every row of the answers can be reached: none stands behind one that takes the code always', () => {
  for (const { code, answers, remaps } of rows) {
    for (const list of [answers, remaps]) {
      const always = list.findIndex(({ when }) => !when);
      expect([code, always === -1 || always === list.length - 1]).toEqual([code, true]);
    }
  }
});

test('[ERR-01] the codes of the contract are here by the same numbers and names', () => {
  for (const [name, code] of Object.entries(codes)) {
    const row = rows.find((candidate) => candidate.code === code);
    expect({ code, name: row?.name }).toEqual({ code, name });
  }
  expect(errorCatalogue.ours.map(({ code }) => code)).toEqual(Object.values(codes).filter((code) => code >= 700_000));
});

test('[ERR-01] [ERR-02] [ERR-03] every number that the requirements call a code is here', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/requirements.md'), 'utf8');
  const lines = text
    .split('\n')
    .filter((line) =>
      /^- (?:ERR|HTTP-1[0-6]|SESS-04|BAN|REGION-09|SIGNUP-07|AFF-09|OAUTH-05|TG-10|LOGIN-07)/.test(line),
    );
  const named = lines.flatMap((line) => line.match(/(?<![\d_])\d{5,6}(?!\d)/g) ?? []).map(Number);
  expect(named.length).toBeGreaterThan(30);
  const times = [30_000, 60_000];
  expect(named.filter((code) => !known.has(code) && !times.includes(code))).toEqual([]);
});

test.each([
  ['[REGION-04]', 'eu-site-residence', { confirm: 'stay', cancel: 'main-site-register', mustAnswer: true }],
  ['[REGION-05]', 'main-site-residence', { confirm: 'regional-register', cancel: 'dismiss' }],
  ['[REGION-06]', 'georgia-residence', { confirm: 'stay', cancel: 'main-site-register' }],
  ['[REGION-09]', 'code-message', { confirm: 'dismiss' }],
  ['[REGION-09]', 'own-site', { confirm: 'own-site', cancel: 'dismiss' }],
  ['[SIGNUP-10]', 'account-in-progress', { confirm: 'home' }],
  ['[SIGNUP-11]', 'verify-identity', { confirm: 'verify-identity', cancel: 'dismiss' }],
  ['[TG-08]', 'bind-failure', { confirm: 'continue', cancel: 'bind-again', closing: 'continue' }],
  ['[TG-09]', 'session-expired', { confirm: 'close-mini-app', mustAnswer: true }],
] as const)('%s the buttons of %s', (_, modal: ModalName, buttons) => {
  expect(modalButtons[modal]).toEqual(buttons);
});
