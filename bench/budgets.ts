/**
 * Weighs the first visit to public pages, and fails when one is over its budget: documents and styles as they are served, and every
 * request as a browser makes it, until the network has been quiet for 2 s.
 */
import { randomUUID } from 'node:crypto';
import { launchChromium } from '../journeys/stage/chromium.ts';
import { createPerson } from '../journeys/stage/person.ts';
import { openProduct, type Product } from '../journeys/stage/product.ts';
import { launched, newGuest } from '../journeys/stage/telegram.ts';
import { builtManifest } from './built.ts';
import { budgetsBrokenBy } from './byte-budgets.ts';
import { firstLoadOf } from './first-load.ts';
import { budgetBrokenBy, type PageBudget, pageBudgets } from './page-budgets.ts';
import { type Fetched, visitPage } from './page-visit.ts';
import { table } from './tables.ts';

/** Most of a visit is a wait for the network to stay quiet. */
const VISITS_AT_ONCE = 6;
const PHONE = { viewport: { width: 412, height: 823 } };
const PASSWORD = 'four quiet words here';

/** The bridge of Telegram's webviews, which hears nothing. */
const beInTelegram = () => void Object.assign(globalThis, { TelegramWebviewProxy: { postEvent() {} } });

/** The cookies of a newly registered user, for a browser context. */
async function cookiesOfUser({ port, codeFor }: Product) {
  const [person, email] = [createPerson(port), `${randomUUID()}@budgets.example`];
  const uuid = await person.begin(email);
  await person.verify(uuid, await codeFor(email));
  const { ret_code } = await person.setPassword(uuid, PASSWORD);
  if (ret_code !== 0) throw new Error(`Nobody could be registered: ${ret_code}`);
  const shared = {
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return [...person.cookies].map(([name, value]) => ({ name, value, ...shared }));
}

const product = await openProduct();
const browser = await launchChromium();
try {
  const cookies = await cookiesOfUser(product);
  const weigh = async (budget: PageBudget) => {
    const { site, path, form, asUser, inTelegram } = budget;
    const broken =
      asUser || inTelegram ? [] : budgetsBrokenBy(await firstLoadOf(product.origin(site), path, builtManifest()));
    const options = asUser ? { ...PHONE, storageState: { cookies, origins: [] } } : PHONE;
    const address = inTelegram
      ? (await launched(product, { person: newGuest(), path })).url
      : product.origin(site) + path;
    const visit = await visitPage(browser, address, form?.field, options, inTelegram ? beInTelegram : undefined);
    broken.push(...budgetBrokenBy(budget, visit));
    const before = visit.fetched.filter(({ endMs }) => visit.liveMs !== undefined && endMs < visit.liveMs);
    const js = (list: readonly Fetched[]) =>
      list.reduce((sum, { kind, bytes }) => sum + (kind === 'js' ? bytes : 0), visit.inDocument);
    const row = [
      inTelegram ? `${path}, in Telegram` : path,
      visit.fetched.length,
      js(visit.fetched),
      form ? before.length : '',
      form ? js(before) : '',
    ];
    return { broken, row };
  };
  const weighed: Awaited<ReturnType<typeof weigh>>[] = [];
  const waiting = pageBudgets.entries();
  const work = async () => {
    for (const [n, budget] of waiting) weighed[n] = await weigh(budget);
  };
  await Promise.all(Array.from({ length: VISITS_AT_ONCE }, work));
  const columns = ['', 'requests', 'bytes of JavaScript', 'requests until live', 'bytes until live'];
  const rows = weighed.map(({ row }) => row);
  process.stdout.write(`${table('First visits, as a browser counts them', columns, rows)}\n`);
  const broken = weighed.flatMap((one) => one.broken);
  for (const sentence of broken) process.stdout.write(`OVER BUDGET  ${sentence}\n`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await product.close();
}
