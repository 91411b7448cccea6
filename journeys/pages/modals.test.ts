import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/browser.ts';
import { type ModalPage, type On, openModalPage, openStage } from '../stage/modal-page.ts';
import { said } from '../stage/said.ts';
import { expectAbout, expectCentred, measureToast } from '../stage/toast-time.ts';

const TOAST_MS = 2_000;
const MODAL_PX = 480;
const NOT_ASCII = /[^ -~\s]/;

let stage: Awaited<ReturnType<typeof openStage>>;
let modal: ModalPage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());
beforeEach(async () => {
  modal = await openModalPage(stage);
});
afterEach(async () => {
  expect(modal.complaints).toEqual([]);
  await modal.context.close();
});

type CodeOf<Id> = Id extends `error.${infer Code extends number}` ? Code : never;
type Case = On & {
  readonly ids: string;
  readonly code: CodeOf<Parameters<typeof said>[0]>;
  readonly title: Parameters<typeof said>[0];
  readonly buttons: readonly string[];
  /** Of the decision behind the reference; absent where the dialog shows none. */
  readonly rule?: string;
};

const ok = [said('modal.dismiss')];
const verify = [said('modal.verify-identity.dismiss'), said('modal.verify-identity')];
const otherSite = { ids: 'REGION-09', title: 'modal.code-message.title', buttons: ok, rule: 'REGION-09' } as const;
const byDefault = { ids: 'ERR-08', title: 'shell.dialog.title', buttons: ok } as const;
const noKyc = { ids: 'SIGNUP-11', title: 'modal.verify-identity.title', buttons: verify, rule: 'SIGNUP-11' } as const;

const cases: readonly Case[] = [
  { ...otherSite, code: 400601 },
  { ...otherSite, code: 400602, site: 'hk' },
  { ...byDefault, code: 41102 },
  { ...byDefault, code: 41103 },
  { ...byDefault, code: 41104 },
  { ...byDefault, code: 41105 },
  { ...byDefault, code: 41106 },
  { ...byDefault, code: 41107 },
  { ...byDefault, code: 41108 },
  { ...byDefault, code: 400605 },
  { ...byDefault, code: 400606 },
  {
    ...{ ids: 'SIGNUP-07', code: 41007, path: '/register', rule: 'SIGNUP-07' },
    ...{ title: 'modal.unsupported-jurisdiction.title', buttons: ok },
  },
  { ids: 'SIGNUP-10', code: 700070, title: 'modal.account-in-progress.title', buttons: [said('modal.home')] },
  { ...noKyc, code: 700071 },
  { ...noKyc, code: 700072, site: 'tr' },
];

test.each(cases)(
  '[$ids] [ERR-08] [SHELL-08] $code: 480 px, title, the code’s message, buttons, a toast of 2 s, a reference where it refuses',
  async ({ code, title, buttons, rule, ...on }) => {
    const { page, dialog, toasts, actions, reference, support, open, submit } = modal;
    const message = said(`error.${code}`);
    stage.peer.answers(code);
    await open(on);
    const toastMs = await measureToast(page);
    await submit(on);
    expect(await dialog.getByRole('heading').textContent()).toBe(said(title));
    expect(await dialog.locator('p').first().textContent()).toBe(`${message} ${code}`);
    expect(await actions()).toEqual(buttons);
    expect((await dialog.boundingBox())?.width).toBe(MODAL_PX);
    await toasts.first().waitFor();
    expect(await toasts.allTextContents()).toEqual([`${code}: ${message}`]);
    await expectCentred(page);
    if (rule) {
      const { trace, facts } = await support(await reference());
      expect(trace.map((step) => step.rule).join(' ')).toContain(rule);
      expect(facts).toMatchObject({ code: `${code}`, country: 'BR' });
    } else expect(await dialog.locator('[data-reference]').count()).toBe(0);
    expectAbout(await toastMs(), TOAST_MS);
  },
);

describe.each([
  [400601, '/login'],
  [41102, '/login'],
  [41007, '/register'],
  [700070, '/login'],
  [700071, '/login'],
])('the dialog of %d', (code, path) => {
  test('[ERR-08] is accessible, in the light and in the dark', async () => {
    stage.peer.answers(code);
    await modal.send({ path });
    await modal.toasts.first().waitFor();
    await expectAccessible(modal.page);
    await modal.page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(modal.page);
  });

  test('[ERR-01] [ERR-08] says everything in the reader’s language', async () => {
    const { dialog, page, toasts, actions } = modal;
    stage.peer.answers(code);
    await modal.send({ path, language: 'en-XA' });
    await toasts.first().waitFor();
    const texts = [
      ...(await dialog.getByRole('heading').allTextContents()),
      ...(await dialog.locator('p').allTextContents()),
      ...(await actions()),
      ...(await toasts.allTextContents()),
    ];
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(text).toMatch(NOT_ASCII);
    expect(await page.locator('body').innerHTML()).not.toMatch(/modal\.|NoKyc|utaUpgrade|The words of the server/);
  });
});
