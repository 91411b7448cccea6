import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../platform/fake-browser.ts';
import { afterPage } from './after.ts';
import { pageFrame } from './frame-fixture.ts';

afterEach(() => vi.unstubAllGlobals());

test('[SHELL-16] [SHELL-11] a page that is only made ready reports nothing', async () => {
  const { document, page } = fakeBrowser();
  Object.assign(document, { prerendering: true });
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const hears = vi.spyOn(page, 'addEventListener');
  afterPage(pageFrame('login'));
  await new Promise((later) => setTimeout(later, 50));
  page.dispatchEvent(new Event('pagehide'));
  expect(fetch).not.toHaveBeenCalled();
  expect(hears).not.toHaveBeenCalled();
});
