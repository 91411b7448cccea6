import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { alive, openBrowser } from './browser.ts';
import { type MemberPeer, openMemberPeer } from './member-peer.ts';
import { ask, createPerson } from './person.ts';
import { openProduct, type Product } from './product.ts';
import { said } from './said.ts';

const WHITE_HOSTS = '/user/public/get-white-hosts';
const PERMISSION = '/register/permission_v2';
const PARTNER = 'https://partner.example';
const success = (result: object) => ({ ret_code: 0, ret_msg: '', result });

let peer: MemberPeer;
let product: Product;
let browser: Browser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  peer = await openMemberPeer();
  peer.says(WHITE_HOSTS, success({ hosts: [PARTNER, 'host.example:8443', '*.example', 'javascript:alert(1)', null] }));
  [product, browser] = await Promise.all([openProduct({ API_ORIGIN: peer.origin }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await peer?.close();
});
afterEach(async () => {
  await context?.close();
  context = undefined;
});

async function visit(): Promise<Page> {
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

describe('the operator’s white hosts', () => {
  test.each([
    ['an origin of theirs', `${PARTNER}/en/page?a=1`, `${PARTNER}/en/page?a=1`],
    ['a host of theirs, with the scheme of the brand', 'http://host.example:8443/x', 'http://host.example:8443/x'],
    ['another port', `${PARTNER}:444/x`, '/en/dashboard'],
    ['a host below', 'https://www.partner.example/x', '/en/dashboard'],
    ['what only a wildcard would allow', 'https://evil.example/x', '/en/dashboard'],
    ['a script', 'javascript:alert(1)', '/'],
  ])('[SESS-09] [REDIR-02] whoever is logged in is led by redirect_url to %s', async (_name, target, arrival) => {
    const person = createPerson(product.port);
    person.cookies.set('b_t_c_k', 'A'.repeat(43));
    const { headers } = await person.open(`/en/login?redirect_url=${encodeURIComponent(target)}`);
    expect(headers.location).toBe(arrival);
  });

  test('[SESS-09] [REDIR-02] pages, the list of sites and the explorer have them beside the brand’s own', async () => {
    const html = (await ask(product.port, '/en/login')).text;
    const frame = JSON.parse(/<script[^>]* id="frame"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(frame.redirectOrigins).toEqual(expect.arrayContaining([PARTNER, product.origin('eu')]));
    expect(frame.redirectOrigins.filter((origin: string) => origin.includes('*'))).toEqual([]);
    const { redirectOrigins } = JSON.parse((await ask(product.port, '/front/sites.json')).text);
    expect(redirectOrigins).toEqual([PARTNER, 'http://host.example:8443']);
    const page = await visit();
    await page.goto(`${product.origin()}/dev/explorer?view=target&target=${encodeURIComponent(`${PARTNER}/x`)}`);
    await page.getByText(`Followed: ${PARTNER}/x`).first().waitFor();
  });

  test('[SESS-09] what cannot be used is left out, and the operator hears of it once', () => {
    const lines = product
      .output()
      .split('\n')
      .filter((line) => line.includes('white hosts: '));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('“*.example”');
  });
});

describe('the permission to register', () => {
  test('[REGION-11] where the operator’s API refuses it, the form is not filled in: the page says so, and the answer is kept', async () => {
    peer.says('/user/public/region/check', success({ code: 'BR', is_visible: true, group_country: '' }));
    peer.says('/compliance/v1/wall/regulation-info', success({ restrictOperate: false }));
    peer.says(PERMISSION, success({ allowed: false, reason: 'blocked', country: 'BR' }));
    const page = await visit();
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith(PERMISSION) && asked.push(request.frame().url()));
    for (const path of ['/en/register', '/en/sign-up', '/en/register']) {
      await page.goto(product.origin() + path);
      await page.waitForURL('**/en/unavailable');
      await alive(page);
    }
    expect(asked).toHaveLength(1);
    await page.getByRole('heading', { level: 1, name: said('unavailable.title') }).waitFor();
  });

  test.each([
    ['allows it', success({ allowed: true, reason: '', country: 'BR' })],
    ['says nothing that can be read', success({ allowed: 'no' })],
    ['refuses to say', { ret_code: 10_001, ret_msg: 'no' }],
  ])('[REGION-11] an API that %s leaves the form where it is', async (_name, answer) => {
    peer.says(PERMISSION, answer);
    const page = await visit();
    const answered = page.waitForResponse(`**/x-api${PERMISSION}`);
    await page.goto(`${product.origin()}/en/register`);
    await (await answered).finished();
    await page.getByLabel('Email', { exact: true }).fill('somebody@register.example');
    expect(new URL(page.url()).pathname).toBe('/en/register');
  });
});
