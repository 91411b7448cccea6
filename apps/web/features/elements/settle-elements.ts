import { getPlatform } from '../../platform/page/browser.ts';
import { createRegulation } from '../../platform/region/regulation.ts';
import { countryOfPage } from '../../platform/site/country-of-page.ts';
import { loadSites } from '../../platform/site/sites.ts';
import { browserStorage } from '../../platform/storage/storage.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** COMP-06, COMP-07: decides the page's elements again if the API reports another country than the server used. */
export async function settleElements(frame: PageFrame): Promise<void> {
  const nodes = document.querySelectorAll<HTMLElement>('[data-element]');
  if (nodes.length === 0) return;
  const storage = browserStorage('localStorage');
  const regulation = createRegulation({ ask: getPlatform(frame).ask, clock: Date.now, storage });
  const { country } = await regulation.whereabouts();
  if (country === undefined || country === countryOfPage()) return;
  const [{ loadCompliance, showElements }, sites] = await Promise.all([
    import('../../platform/site/compliance.ts'),
    loadSites(),
  ]);
  const site = sites.find(({ id }) => id === frame.site.id);
  const index = site && (await loadCompliance(site.environment));
  const compliance = showElements(nodes, { siteId: frame.site.id, index, tag: frame.language.tag });
  compliance.setAccount(null);
  compliance.setCountry(country);
}
