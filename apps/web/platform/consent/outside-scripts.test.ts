import { consentPurposes } from '@gatehouse/rules/consent/consent';
import type { OutsideScript } from '@gatehouse/rules/site/brand';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { getConsent, giveConsent } from './consent.ts';
import { startOutsideScripts } from './outside-scripts.ts';

const script = (kind: OutsideScript['kind'], purpose: OutsideScript['purpose']): OutsideScript => ({
  ...{ id: kind, kind, purpose, connect: [] },
  src: `https://peer.example/${kind}.js`,
  stores: [`_${kind}*`],
});
const scripts = [
  script('header', 'necessary'),
  script('fingerprint', 'functional'),
  script('app-banner', 'functional'),
  script('analytics', 'analytics'),
];
const page = { brand: { scripts }, site: { consent: 'notice', paths: { register: '/register' } } as const };
type Appended = EventTarget & { src: string; async: boolean; dataset: Record<string, string> };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start({ path = '/register', region = '' as 'EEA' | '' | null, all = [...scripts], navigator = {} } = {}) {
  const browser = fakeBrowser();
  const appended: Appended[] = [];
  Object.assign(browser.document, {
    head: { append: (element: Appended) => appended.push(element) },
    createElement: () => Object.assign(new EventTarget(), { dataset: {}, src: '', async: true }),
  });
  vi.stubGlobal('navigator', navigator);
  const ask = vi.fn(async () => region);
  const ids = () => appended.map(({ dataset }) => dataset.outside);
  const passed = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return ids();
  };
  const go = () => startOutsideScripts({ ...page, path, brand: { scripts: all } }, ask);
  return { ...browser, appended, ask, passed, go };
}

describe('[SHELL-11] the loader', () => {
  test('[SHELL-11] before an answer nothing but the necessary loads, and nobody is asked where the visitor is', async () => {
    const { passed, ask, go } = start();
    go();
    expect(await passed(5_000)).toEqual(['header']);
    expect(ask).not.toHaveBeenCalled();
  });

  test('[SHELL-11] after acceptance the rest loads at once, in order, the banner 1000 ms late, each once', async () => {
    const { passed, appended, go } = start();
    go();
    await passed(0);
    giveConsent(consentPurposes);
    expect(await passed(999)).toEqual(['header', 'fingerprint', 'analytics']);
    giveConsent(consentPurposes);
    expect(await passed(5_000)).toEqual(['header', 'fingerprint', 'analytics', 'app-banner']);
    expect(appended.every(({ async, src }) => !async && src.startsWith('https://peer.example/'))).toBe(true);
  });

  test('[SHELL-11] [REGION-01] where analytics was refused, the region decides; a lookup that fails restricts', async () => {
    const tag = { ...script('tag', 'marketing') };
    for (const [region, expected] of [
      ['', ['tag']],
      ['EEA', []],
      [null, []],
    ] as const) {
      const { passed, go } = start({ region, all: [tag] });
      giveConsent(['marketing']);
      go();
      expect(await passed(10)).toEqual(expected);
    }
    const failing = start({ all: [tag] });
    failing.ask.mockRejectedValue(new Error('offline'));
    giveConsent(['marketing']);
    failing.go();
    expect(await failing.passed(10)).toEqual([]);
  });

  test('[SHELL-11] no fingerprint is taken in Brave, also where Brave does not say', async () => {
    for (const brave of [{ isBrave: async () => true }, { isBrave: async () => Promise.reject() }, {}]) {
      const { passed, go } = start({ navigator: { brave } });
      giveConsent(consentPurposes);
      go();
      expect(await passed(2_000)).toEqual(['header', 'analytics', 'app-banner']);
    }
  });

  test('[SHELL-11] taken back while the banner waits, it never comes, and the page loads again', async () => {
    const { passed, left, go } = start();
    giveConsent(consentPurposes);
    go();
    await passed(500);
    giveConsent(['analytics']);
    expect(await passed(5_000)).not.toContain('app-banner');
    expect(left).toHaveLength(1);
  });

  test('[SHELL-11] a withdrawal removes what was left, now and after the reload, and nothing of other purposes', async () => {
    const { passed, left, localStorage, go } = start();
    giveConsent(consentPurposes);
    go();
    await passed(2_000);
    for (const name of ['_analytics_1', '_header_1', '_fingerprint']) localStorage.setItem(name, '1');
    giveConsent(['functional']);
    expect(left).toEqual([['reload', location.href]]);
    expect([...localStorage.items.keys()].filter((name) => name.startsWith('_'))).toEqual([
      '_header_1',
      '_fingerprint',
    ]);
    // What it writes as it ends.
    localStorage.setItem('_analytics_2', '1');
    go();
    expect([...localStorage.items.keys()].filter((name) => name.startsWith('_'))).toEqual([
      '_header_1',
      '_fingerprint',
    ]);
    localStorage.setItem('_analytics_3', '1');
    go();
    expect(localStorage.getItem('_analytics_3')).toBe('1');
  });

  test('[SHELL-11] another tab follows: it loads again where a script runs, and only there', async () => {
    const follow = async (path: string) => {
      const { passed, left, localStorage, page: window, go } = start({ path });
      giveConsent(['analytics']);
      go();
      await passed(10);
      localStorage.setItem('consent', JSON.stringify({ ...getConsent(), choices: false }));
      window.dispatchEvent(Object.assign(new Event('storage'), { key: 'consent' }));
      return left.length;
    };
    expect(await follow('/register')).toBe(1);
    expect(await follow('/login')).toBe(0);
  });

  test('[SHELL-11] a script that does not come is reported, and nothing else is held up', async () => {
    const { passed, appended, go } = start();
    performance.clearMarks();
    giveConsent(consentPurposes);
    go();
    await passed(0);
    appended[0]?.dispatchEvent(new Event('error'));
    expect(await passed(2_000)).toHaveLength(4);
    expect(performance.getEntriesByName('failure outside-script')).toHaveLength(1);
  });

  test('[SHELL-11] Trusted Types: the policy takes the configured addresses, and no other', async () => {
    const { passed, appended, go } = start();
    const made: [string, (url: string) => string][] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy(name: string, rules: { createScriptURL: (url: string) => string }) {
        made.push([name, rules.createScriptURL]);
        return { createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}` };
      },
    });
    go();
    await passed(0);
    expect(appended.map(({ src }) => src)).toEqual(['trusted https://peer.example/header.js']);
    const [name, createScriptURL] = made[0] ?? ['', String];
    expect([made.length, name, createScriptURL('https://peer.example/analytics.js')]).toEqual([
      ...[1, 'gatehouse-scripts'],
      'https://peer.example/analytics.js',
    ]);
    for (const url of ['https://evil.example/x.js', 'https://peer.example/header.js?x', 'javascript:1', '']) {
      expect(() => createScriptURL(url)).toThrow(TypeError);
    }
  });
});
