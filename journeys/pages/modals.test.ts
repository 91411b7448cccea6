import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectAccessible, expectReadable } from '../stage/browser.ts';
import { type ModalPage, type On, openModalPage, openStage } from '../stage/modal-page.ts';
import { type said, saidOn } from '../stage/said.ts';
import { expectAbout, expectCentred, measureToast } from '../stage/toast-time.ts';

const TOAST_MS = 2_000;
const MODAL_PX = 480;
const NOT_ASCII = /[^ -~\s]/;

let stage: Awaited<ReturnType<typeof openStage>>;
let modal: ModalPage;
/** The form that the page has, without a dialog. */
let opened = '';

beforeAll(async () => {
  stage = await openStage();
  modal = await openModalPage(stage);
});
afterAll(() => stage?.close());
afterEach(() => {
  expect(modal.complaints.splice(0)).toEqual([]);
});

/** Sends the form, and answers it with a code. The page stays for the codes after it that come to the same form. */
async function answered(code: number, on: On, before: () => Promise<void> = async () => undefined): Promise<void> {
  stage.peer.answers(code);
  const form = JSON.stringify(on);
  if (opened !== form) await modal.open(on);
  // Until the dialog is closed there is none to go on with.
  opened = '';
  await before();
  await modal.submit(on);
}

/** Closes the dialog, and its toast where that has not gone by itself. */
async function closed(on: On): Promise<void> {
  const toast = modal.toasts.first();
  await modal.page.keyboard.press('Escape');
  await modal.dialog.waitFor({ state: 'detached' });
  const cross = toast.locator('..').getByRole('button');
  if (await toast.isVisible()) await cross.click({ timeout: TOAST_MS }).catch(() => undefined);
  await toast.waitFor({ state: 'detached' });
  opened = JSON.stringify(on);
}

type CodeOf<Id> = Id extends `error.${infer Code extends number}` ? Code : never;
type Case = On & {
  readonly ids: string;
  readonly code: CodeOf<Parameters<typeof said>[0]>;
  readonly title: Parameters<typeof said>[0];
  readonly buttons: readonly Parameters<typeof said>[0][];
  /** Whether axe looks at it. */
  readonly looked?: true;
  /** Of the decision behind the reference; absent where the dialog shows none. */
  readonly rule?: string;
};

const ok = ['modal.dismiss'] as const;
const verify = ['modal.verify-identity.dismiss', 'modal.verify-identity'] as const;
const otherSite = { ids: 'REGION-09', title: 'modal.code-message.title', buttons: ok, rule: 'REGION-09' } as const;
const byDefault = { ids: 'ERR-08', title: 'shell.dialog.title', buttons: ok } as const;
const noKyc = { ids: 'SIGNUP-11', title: 'modal.verify-identity.title', buttons: verify, rule: 'SIGNUP-11' } as const;

/** Those of one form follow one another: it is opened once. */
const cases: readonly Case[] = [
  { ...otherSite, code: 400601, looked: true },
  { ...byDefault, code: 41102, looked: true },
  { ...byDefault, code: 41103 },
  { ...byDefault, code: 41104 },
  { ...byDefault, code: 41105 },
  { ...byDefault, code: 41106 },
  { ...byDefault, code: 41107 },
  { ...byDefault, code: 41108 },
  { ...byDefault, code: 400605 },
  { ...byDefault, code: 400606 },
  { ids: 'SIGNUP-10', code: 700070, title: 'modal.account-in-progress.title', buttons: ['modal.home'], looked: true },
  { ...noKyc, code: 700071, looked: true },
  {
    ...{ ids: 'SIGNUP-07', code: 41007, path: '/register', rule: 'SIGNUP-07', looked: true },
    ...{ title: 'modal.unsupported-jurisdiction.title', buttons: ok },
  },
  { ...otherSite, code: 400602, site: 'hk' },
  { ...noKyc, code: 700072, site: 'tr' },
];

test.each(cases)(
  '[$ids] [ERR-08] [SHELL-08] $code: 480 px, title, the code’s message, buttons, a toast of 2 s, a reference where it refuses; accessible',
  async ({ code, title, buttons, rule, looked: isLooked, ...on }) => {
    const { page, dialog, toasts, actions, reference, support } = modal;
    let toastMs = async () => 0;
    await answered(code, on, async () => {
      toastMs = await measureToast(page);
    });
    const say = saidOn(page);
    const message = say(`error.${code}`);
    expect(await dialog.getByRole('heading').textContent()).toBe(say(title));
    expect(await dialog.locator('p').first().textContent()).toBe(`${message} ${code}`);
    expect(await actions()).toEqual(buttons.map((id) => say(id)));
    expect((await dialog.boundingBox())?.width).toBe(MODAL_PX);
    await toasts.first().waitFor();
    expect(await toasts.allTextContents()).toEqual([`${code}: ${message}`]);
    await expectCentred(page);
    // The form says it once the dialog is closed, and not behind it.
    expect(await page.locator('main').getByRole('alert').count()).toBe(0);
    if (rule) {
      const { trace, facts } = await support(await reference());
      expect(trace.map((step) => step.rule).join(' ')).toContain(rule);
      expect(facts).toMatchObject({ code: `${code}`, country: 'BR' });
    } else expect(await dialog.locator('[data-reference]').count()).toBe(0);
    if (isLooked) await expectAccessibleInBothThemes();
    expectAbout(await toastMs(), TOAST_MS);
    await closed(on);
  },
);

/** One dialog of each kind: the others differ by their words. */
async function expectAccessibleInBothThemes(): Promise<void> {
  await expectAccessible(modal.page);
  await modal.page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(modal.page, 'dialog', '[popover=manual]');
  await modal.page.emulateMedia({ colorScheme: 'light' });
}

const looked = cases.filter((one) => one.looked);

test('[ERR-01] [ERR-08] every dialog says everything in the reader’s language', async () => {
  const { dialog, page, toasts, actions } = modal;
  for (const { code, path } of looked) {
    const on = { path, language: 'en-XA' };
    await answered(code, on);
    await toasts.first().waitFor();
    const texts = [
      ...(await dialog.getByRole('heading').allTextContents()),
      ...(await dialog.locator('p').allTextContents()),
      ...(await actions()),
      ...(await toasts.allTextContents()),
    ];
    expect(texts.length, `${code}`).toBeGreaterThan(3);
    for (const text of texts) expect(text, `${code}`).toMatch(NOT_ASCII);
    const html = await page.locator('body').innerHTML();
    expect(html, `${code}`).not.toMatch(/modal\.|NoKyc|utaUpgrade|The words of the server/);
    await closed(on);
  }
});
