import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../platform/testing/fake-browser.ts';
import { pageFrame } from '../frame-fixture.ts';
import { afterPage } from './after-hydration.ts';

const METRICS = '/x-api/v2/public/metrics';

// Otherwise it would come so late that its silence proved nothing.
beforeAll(() => import('../../platform/telemetry/page-monitor.ts'));
afterEach(() => vi.unstubAllGlobals());

/** A page right after hydration. */
function open({ prerendering }: { prerendering: boolean }) {
  const { document, page } = fakeBrowser();
  Object.assign(document, { prerendering, querySelector: () => null, querySelectorAll: () => [] });
  const fetch = vi.fn(async () => Response.json({}));
  const hears = vi.fn(page.addEventListener.bind(page));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('addEventListener', hears);
  afterPage(pageFrame('login'));
  return {
    ...{ document, fetch, hears },
    async leave() {
      await new Promise((later) => setTimeout(later, 50));
      page.dispatchEvent(new Event('pagehide'));
    },
  };
}

test('[SHELL-16] a prerendered page reports nothing', async () => {
  const { fetch, hears, leave } = open({ prerendering: true });
  await leave();
  expect(fetch).not.toHaveBeenCalled();
  expect(hears).not.toHaveBeenCalled();
});

test('[SHELL-16] the same page reports when it is shown at once', async () => {
  const { fetch, hears, leave } = open({ prerendering: false });
  await leave();
  expect(fetch).toHaveBeenCalledWith(METRICS, expect.anything());
  expect(hears).toHaveBeenCalled();
});

test('[SHELL-16] and when it is shown later', async () => {
  const { document, fetch, leave } = open({ prerendering: true });
  document.dispatchEvent(new Event('prerenderingchange'));
  await leave();
  expect(fetch).toHaveBeenCalledWith(METRICS, expect.anything());
});
