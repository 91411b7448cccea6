import type { BrowserContext, Page } from 'playwright-core';
import { totpCode, totpStep } from '../../apps/identity/verification/totp/totp-code.ts';
import { hydrated, type OwnBrowser } from './browser.ts';
import { PASSWORD, register } from './login.ts';
import { createPerson, type Person } from './person.ts';
import type { Product } from './product.ts';
import { saidOn } from './said.ts';

export const NEW_PASSWORD = 'seven small green boats';
const WAIT_MS = 30_000;

/** Browsers of their own, each a device; `close` ends all of them. */
export function devices(browser: () => OwnBrowser) {
  const contexts: BrowserContext[] = [];
  return {
    async open(more: Parameters<OwnBrowser['newContext']>[0] = {}): Promise<Page> {
      const context = await browser().newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...more });
      context.setDefaultTimeout(30_000);
      contexts.push(context);
      return context.newPage();
    },
    close: () => Promise.all(contexts.splice(0).map((context) => context.close())),
  };
}

/** When each address had got its last message of the registration (epoch ms): later steps wait for newer ones. */
const registeredAt = new Map<string, number>();

/** A person with an account, logged in by calls: `page` becomes a page of their browser. */
export async function member(product: Product, email: string): Promise<Person> {
  const person = createPerson(product.port);
  await register(person, product, email);
  registeredAt.set(email, Date.now());
  return person;
}

/** Gives an account an authenticator app; answers its key and the recovery codes. */
export async function addApp(person: Person): Promise<{ secret: string; codes: string[] }> {
  const { result } = await person.call('/user/private/factor/totp/begin', {});
  const { id, secret } = result as unknown as { id: string; secret: string };
  const code = totpCode(secret, totpStep(Date.now()));
  const bound = await person.call('/user/private/factor/totp/bind', { id, code });
  return { secret, codes: bound.result.recovery_codes as string[] };
}

export async function openAs(page: Page, person: Person): Promise<void> {
  await page.context().addCookies(person.forBrowser());
}

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const code = (page: Page) => page.getByRole('textbox', { name: saidOn(page)('form.code'), exact: true });

/** The newest message to an address that matches; waits for it. @throws {Error} after thirty seconds */
export async function found({ mails }: Product, to: string, shape: RegExp, after = 0): Promise<string> {
  const until = Date.now() + WAIT_MS;
  const since = Math.max(after, registeredAt.get(to) ?? 0);
  while (Date.now() < until) {
    const sent = (await mails(to)).filter((mail) => mail.sentAt > since);
    for (const { subject, text } of sent.toSorted((a, b) => b.sentAt - a.sentAt)) {
      const match = shape.exec(`${subject}\n${text}`);
      if (match) return match[1] ?? match[0];
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No message with ${shape} arrived for ${to}`);
}

export const CODE = /(?<![\w#/=-])(\d{6})(?![\w-])/;
export const RESET_LINK = /http\S+\/app\/user\/retrieve\?trx=\S+/;
export const STOP_LINK = /http\S+\/app\/user\/security-item-find\?cancel=\S+/;

/** As far as the screen that waits for the proof. */
export async function askForReset(page: Page, product: Product, name: string): Promise<void> {
  await open(page, `${product.origin()}/en/app/user/retrieve`);
  await sayName(page, name);
}

/** On the page that resets a password. */
export async function sayName(page: Page, name: string): Promise<void> {
  await field(page, saidOn(page)('form.account')).fill(name);
  await page.keyboard.press('Enter');
  await heading(page, saidOn(page)('retrieve.proof.title'));
}

/** Types the code of the mail instead of waiting for its link. */
export async function typeCode(page: Page, product: Product, email: string): Promise<void> {
  await press(page, saidOn(page)('prove.email_link.type'));
  await code(page).fill(await found(product, email, CODE));
}

export async function choosePassword(page: Page, password = NEW_PASSWORD): Promise<void> {
  await heading(page, saidOn(page)('retrieve.password.title'));
  await field(page, saidOn(page)('retrieve.password.label')).fill(password);
  await page.keyboard.press('Enter');
}

export { PASSWORD };
