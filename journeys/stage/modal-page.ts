import type { BrowserContext, Locator, Page } from 'playwright-core';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser } from './browser.ts';
import { type CodePeer, openCodePeer } from './code-peer.ts';
import { ask } from './person.ts';
import { openProduct, type Product } from './product.ts';
import { saidOn } from './said.ts';

/** The product before an API whose answers the test sets, and a browser. */
export type Stage = { readonly peer: CodePeer; readonly product: Product; readonly browser: OwnBrowser };

export async function openStage(): Promise<Stage & { readonly close: () => Promise<void> }> {
  const peer = await openCodePeer();
  const [product, browser] = await Promise.all([openProduct({ API_ORIGIN: peer.origin }), openBrowser()]);
  const close = async () => {
    await browser.close();
    await product.close();
    await peer.close();
  };
  return { peer, product, browser, close };
}

export type On = { readonly site?: string; readonly path?: string; readonly language?: string };
export type Kept = {
  value: string;
  trace: { rule: string; outcome: string }[];
  facts: Record<string, string>;
  site: string;
};

/** A visitor from Brazil who sends a form, and the dialog that comes of it. */
export type ModalPage = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly dialog: Locator;
  readonly toasts: Locator;
  readonly complaints: string[];
  /** Opens the page of a form. */
  readonly open: (on?: On) => Promise<void>;
  /** Sends the page's form as a keyboard does it, and waits for the dialog. */
  readonly submit: (on?: On) => Promise<void>;
  /** Both. */
  readonly send: (on?: On) => Promise<void>;
  readonly button: (name: string) => Locator;
  /** Names of the buttons at the foot of the dialog, without closing and copying. */
  readonly actions: () => Promise<string[]>;
  /** Waits for it. */
  readonly reference: () => Promise<string>;
  /** What the operator's port says of a reference. */
  readonly support: (reference: string) => Promise<Kept>;
};

export async function openModalPage({ product, browser }: Stage): Promise<ModalPage> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'cf-ipcountry': 'BR' },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const dialog = page.getByRole('dialog');
  const line = dialog.locator('[data-reference]');

  async function open({ site, path = '/login', language = site === 'tr' ? 'tr-TUR' : 'en' }: On = {}): Promise<void> {
    await page.goto(`${product.origin(site)}/${language}${path}`);
    await hydrated(page);
  }

  async function submit({ path = '/login' }: On = {}): Promise<void> {
    const isLogin = path.startsWith('/login');
    const address = page.locator('main form input:is([name=email], [name=account])');
    const password = page.locator('main form input[name=password]');
    await address.fill('ann@mail.example');
    if (isLogin) await password.fill('correct horse battery');
    await (isLogin ? password : address).press('Enter');
    await dialog.waitFor();
  }

  return {
    ...{ context, page, dialog, complaints: complaintsOf(page), toasts: page.locator('[popover=manual] p') },
    ...{ open, submit },
    async send(on = {}) {
      await open(on);
      await submit(on);
    },
    button: (name) => dialog.getByRole('button', { name, exact: true }),
    actions: async () =>
      (await dialog.getByRole('button').allTextContents()).filter(
        (name) => name && name !== saidOn(page)('reference.copy'),
      ),
    async reference() {
      await line.waitFor();
      return (await line.getAttribute('data-reference')) ?? '';
    },
    async support(reference) {
      const headers = { accept: 'application/json' };
      const { status, text } = await ask(product.managementPort, `/decisions/${reference}`, { headers });
      if (status !== 200) throw new Error(`The operator's port knows no ${reference}: ${status}`);
      return JSON.parse(text) as Kept;
    },
  };
}
