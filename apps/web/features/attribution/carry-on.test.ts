import { afterEach, expect, test, vi } from 'vitest';
import { pageFrame } from '../../pages/frame-fixture.ts';
import { fakeBrowser } from '../../platform/testing/fake-browser.ts';
import { carryReferralOn } from './carry-on.ts';

const ORIGIN = 'https://gate.example';

afterEach(() => vi.unstubAllGlobals());

/** A page and a function that clicks a link on it and returns the address that the browser would follow. */
function open(path: string, name = 'home') {
  const { document } = fakeBrowser({ href: ORIGIN + path });
  carryReferralOn(pageFrame(name));
  return (to: string | object, press = 'click', isDownload = false) => {
    const link = {
      href: typeof to === 'string' ? new URL(to, ORIGIN + path).href : to,
      hasAttribute: () => isDownload,
      setAttribute: (_: string, value: string) => {
        link.href = value;
      },
    };
    const event = new Event(press);
    Object.defineProperty(event, 'target', { value: { closest: () => link } });
    document.dispatchEvent(event);
    return link.href;
  };
}

test.each(['click', 'auxclick'])('[AFF-07] on %s a link carries the referral', (kind) => {
  const press = open('/en/?ref=a&utm_source=n&token=t&email=x');
  expect(press('/en/register', kind)).toBe('/en/register?ref=a&utm_source=n&token=t');
  expect(press('/en/login?source=x#top', kind)).toBe('/en/login?source=x&ref=a&utm_source=n&token=t#top');
  // Proofs go to login and registration only.
  expect(press('/de-EU/help', kind)).toBe('/de-EU/help?ref=a&utm_source=n');
  // The link's own parameters win.
  expect(press('/en/register?ref=own', kind)).toBe('/en/register?ref=own&utm_source=n&token=t');
});

test.each([
  'https://other.example/en/register',
  'https://other.example.gate.example/en/',
  'mailto:a@b.c',
  'javascript:void 0',
  `${ORIGIN}/assets/x.js`,
  `${ORIGIN}/x-api/anything`,
  `${ORIGIN}/en/?ref=a#main`,
])('[AFF-07] %s stays unchanged', (href) => {
  expect(open('/en/?ref=a')(href)).toBe(href);
});

test('[AFF-07] links to files and SVG links stay unchanged', () => {
  const press = open('/en/?ref=a');
  expect(press('/en/register', 'click', true)).toBe(`${ORIGIN}/en/register`);
  const drawing = { baseVal: '/en/register' };
  expect(press(drawing)).toBe(drawing);
});

test('[AFF-07] the id of a registration link is not carried; a partner’s uuid is', () => {
  expect(open('/en/email-code-verify?trx=u&ref=a', 'email-code-verify')('/en/register')).toBe('/en/register?ref=a');
  expect(open('/en/channel-register?uuid=u', 'register')('/en/help')).toBe('/en/help?uuid=u');
});

test('[AFF-07] without a referral no link changes', () => {
  expect(open('/en/?x=1')('/en/register')).toBe(`${ORIGIN}/en/register`);
});
