import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { startNativeLinks } from './native-links.ts';

const APP = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 GatehouseApp/7.2';
const brand = { appUserAgent: 'GatehouseApp', appScheme: 'gatehouse' };

afterEach(() => vi.unstubAllGlobals());

type Press = { prevented?: boolean; stopped?: boolean; [name: string]: unknown };

function open(userAgent = APP, bridge: object | undefined = undefined, brandOfPage: typeof brand | object = brand) {
  const { document, left } = fakeBrowser({ userAgent });
  const root = new EventTarget();
  document.getElementById = (id) => (id === 'root' ? root : null);
  vi.stubGlobal('GatehouseNative', bridge);
  startNativeLinks({ brand: { ...brand, appScheme: undefined, ...brandOfPage } as typeof brand });
  return {
    left,
    /** Presses a link; answers whether the browser still follows it. */
    press(
      href: string | object,
      { prevented = false, stopped = false, ...more }: Press = {},
      attributes: readonly string[] = [],
    ) {
      const link = { href, hasAttribute: (name: string) => attributes.includes(name) };
      const event = new Event('click', { cancelable: true });
      Object.defineProperty(event, 'target', { value: { closest: () => link } });
      Object.assign(event, { button: 0, ...more });
      if (prevented) event.preventDefault();
      // The two parts of its way that matter here: through React's root, and, unless stopped there, up to the document.
      if (stopped) event.stopPropagation();
      root.dispatchEvent(event);
      if (!stopped) document.dispatchEvent(event);
      return !event.defaultPrevented;
    },
    document,
  };
}

function bridgeDouble() {
  const calls: unknown[] = [];
  const bridge = {
    open(this: unknown, link: string) {
      calls.push(['open', link, this === bridge]);
    },
    launch(this: unknown, link: string) {
      calls.push(['launch', link, this === bridge]);
    },
  };
  return { bridge, calls };
}

test('[SHELL-15] [SHELL-14] in the app mapped links open its screens, mailto and tel its launcher, others stay', () => {
  const { bridge, calls } = bridgeDouble();
  const { press, left } = open(APP, bridge);
  expect(press('https://gate.example/en/register?x=1#top')).toBe(false);
  expect(press('mailto:help@gate.example')).toBe(false);
  expect(press('tel:+4930123456')).toBe(false);
  expect(press('https://gate.example/en/help-center/s/webform')).toBe(true);
  expect(press('https://elsewhere.example/en/login')).toBe(true);
  expect(press('javascript:void 0')).toBe(true);
  expect(calls).toEqual([
    ['open', 'gatehouse://signup', true],
    ['launch', 'mailto:help@gate.example', true],
    ['launch', 'tel:+4930123456', true],
  ]);
  expect(left).toEqual([]);
});

test.each([
  ['without a bridge', undefined],
  ['with one that lacks the method', {}],
  [
    'with one that fails',
    {
      open() {
        throw new Error('gone');
      },
      launch() {
        throw new Error('gone');
      },
    },
  ],
])('[SHELL-15] [SHELL-14] %s the link is left to the system', (_, bridge) => {
  const { press, left } = open(APP, bridge);
  press('https://gate.example/en/login');
  press('tel:110');
  expect(left).toEqual([
    ['assign', 'gatehouse://login'],
    ['assign', 'tel:110'],
  ]);
});

test.each([
  ['another button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('[SHELL-15] a press with %s is left alone', (_, more) => {
  const { bridge, calls } = bridgeDouble();
  expect(open(APP, bridge).press('https://gate.example/en/login', more)).toBe(true);
  expect(calls).toEqual([]);
});

test('[SHELL-15] a prevented press, a download and an SVG’s link are left alone', () => {
  const { bridge, calls } = bridgeDouble();
  const { press, document } = open(APP, bridge);
  press('https://gate.example/en/login', { prevented: true });
  expect(press('https://gate.example/en/login', {}, ['download'])).toBe(true);
  expect(press({ baseVal: '/en/login' })).toBe(true);
  document.dispatchEvent(Object.assign(new Event('click'), { button: 0 }));
  expect(calls).toEqual([]);
});

test('[SHELL-15] a press that React stops, because its part has not come to life, is taken all the same, and once', () => {
  const { bridge, calls } = bridgeDouble();
  const { press } = open(APP, bridge);
  expect(press('https://gate.example/en/login', { stopped: true })).toBe(false);
  expect(press('https://gate.example/en/register')).toBe(false);
  expect(press('https://elsewhere.example/', { stopped: true })).toBe(true);
  expect(press('https://gate.example/en/login', { stopped: true, shiftKey: true })).toBe(true);
  expect(calls).toEqual([
    ['open', 'gatehouse://login', true],
    ['open', 'gatehouse://signup', true],
  ]);
});

test.each([
  ['an ordinary browser', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', brand],
  ['Telegram', 'Mozilla/5.0 Telegram-Android/11', brand],
  ['a page that the server takes for no app’s', APP, { appScheme: undefined }],
])('[SHELL-15] [SHELL-14] in %s nothing changes', (_, userAgent, brandOfPage) => {
  const { bridge, calls } = bridgeDouble();
  const { press } = open(userAgent, bridge, brandOfPage);
  for (const href of ['https://gate.example/en/login', 'mailto:a@b.example', 'tel:1']) expect(press(href)).toBe(true);
  expect(calls).toEqual([]);
});
