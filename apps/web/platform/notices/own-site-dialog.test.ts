import { defaultBrand } from '@gatehouse/brand/default-brand';
import { localeOf } from '@gatehouse/rules/site/locale';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FrontBrand } from '../site/sites.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { PATIENCE_MS } from '../words/localize-error.ts';
import { createDialogs } from './dialogs.ts';
import { createNoticeGate, type Notice } from './notice.ts';
import { wayToOwnSite } from './own-site-dialog.ts';
import { showNotice } from './show-notice.ts';
import { createToasts } from './toasts.ts';

const brand = { ...defaultBrand, port: 3000 } as unknown as FrontBrand;
const sites = vi.hoisted(() => ({ load: async (): Promise<unknown> => undefined }));
vi.mock('../site/sites.ts', () => ({ loadBrand: () => sites.load() }));
vi.mock('../words/deferred-messages.ts', () => ({
  deferredMessages: async () => ({ 'modal.own-site': ['Go to ', ['host']], 'error.400601': 'Elsewhere' }),
}));

const [main] = brand.sites;
const walled = brand.sites.find((site) => site.walled);
const other = brand.sites.find((site) => site.kind === 'regional' && !site.walled);
if (!main || !walled || !other) throw new Error('The default brand has a main, a walled and an open regional site');

beforeEach(() => {
  sites.load = async () => brand;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const QUERY = '?ref=ABC&redirect_url=%2Fdownload&code=secret&state=1';
function here(site = main, locale = 'en') {
  const { value = 'en', tag = 'en' } = localeOf(locale) ?? {};
  fakeBrowser({ href: `http://${site?.hosts[0]}:3000/${locale}/somewhere${QUERY}` });
  return { language: { value, tag, words: {} }, site: { id: site?.id ?? '' } };
}

test('[REGION-09] [REGION-08] the way leads to the login page of the named site, with the referral and an own destination alone', async () => {
  for (const to of [walled, other]) {
    const host = `${to.hosts[0]}:3000`;
    const { modal, verbs, places } = (await wayToOwnSite(to.id, here())) ?? {};
    expect([modal, verbs?.['own-site']]).toEqual(['own-site', `Go to ${host}`]);
    const { origin, pathname, searchParams } = new URL(places?.['own-site'] ?? '');
    expect(origin).toBe(`http://${host}`);
    expect(pathname.endsWith(to.paths.login)).toBe(true);
    expect(Object.fromEntries(searchParams)).toEqual({ ref: 'ABC', redirect_url: '/download' });
  }
});

test.each(['', 'nowhere', 'https://evil.example', 'constructor', main.id])(
  '[REGION-09] an id that is none of the other sites (%j) leads nowhere',
  async (id) => {
    expect(await wayToOwnSite(id, here())).toBeUndefined();
  },
);

/** What shows after the API has refused with this result. */
async function shown(result: unknown, code = 400601) {
  const notices: Notice[] = [];
  const gate = createNoticeGate({ notify: (notice) => notices.push(notice), clock: () => 0 });
  const toast = { ms: 2000, text: 'code-and-message' } as const;
  const modal = code === 400601 ? 'code-message' : 'default-error';
  gate({ code, toast, modal }, { ret_code: code, ret_msg: 'said', result }, '/login');
  const [toasts, dialogs] = [createToasts(), createDialogs()];
  await showNotice(notices[0] as Notice, here(), { toasts, dialogs });
  expect(toasts.store.get()).toHaveLength(1);
  expect(dialogs.store.get()).toHaveLength(1);
  return dialogs.store.get()[0];
}

test('[REGION-09] a refusal that names the site opens the dialog that leads there, with its message and reference', async () => {
  expect(await shown({ site: walled.id })).toMatchObject({
    ...{ modal: 'own-site', code: 400601, message: 'Elsewhere', asked: { facts: { code: '400601', call: '/login' } } },
    places: { 'own-site': expect.stringMatching(new RegExp(`^http://${walled.hosts[0]}:3000/[^?]+/login\\?`)) },
  });
});

const plain = { modal: 'code-message', message: 'Elsewhere' };

test.each([undefined, null, {}, { site: 7 }, { site: 'nowhere' }, 'x'])(
  '[REGION-09] without a site of ours (%j) it only says so',
  async (result) => {
    const dialog = await shown(result);
    expect(dialog).toMatchObject(plain);
    expect(dialog).not.toHaveProperty('places');
  },
);

test('[REGION-09] other codes lead nowhere, whatever their result says', async () => {
  expect(await shown({ site: walled.id }, 41102)).not.toHaveProperty('places');
});

test('[REGION-09] where the sites cannot be loaded, or not soon, the dialog stands without them', async () => {
  sites.load = () => Promise.reject(new Error('no network'));
  expect(await shown({ site: walled.id })).toMatchObject(plain);
  vi.useFakeTimers();
  sites.load = () => new Promise(() => {});
  const late = shown({ site: walled.id });
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await late).toMatchObject(plain);
});
