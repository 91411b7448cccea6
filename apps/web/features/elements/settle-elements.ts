import { platformHere } from '../../platform/browser.ts';
import { countryOfPage } from '../../platform/country-of-page.ts';
import { createRegulation } from '../../platform/regulation.ts';
import { loadSites } from '../../platform/sites.ts';
import { browserStorage } from '../../platform/storage.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** COMP-06, COMP-07: decides the page's elements again where the API knows another country than the server did. */
export async function settleElements(frame: PageFrame): Promise<void> {
  const nodes = document.querySelectorAll<HTMLElement>('[data-element]');
  if (nodes.length === 0) return;
  const storage = browserStorage('localStorage');
  const regulation = createRegulation({ ask: platformHere(frame).ask, clock: Date.now, storage });
  const { country } = await regulation.whereabouts();
  if (country === undefined || country === countryOfPage()) return;
  const [{ loadCompliance, showElements }, sites] = await Promise.all([
    import('../../platform/compliance.ts'),
    loadSites(),
  ]);
  const site = sites.find(({ id }) => id === frame.site.id);
  const index = site && (await loadCompliance(site.environment));
  const compliance = showElements(nodes, { siteId: frame.site.id, index, tag: frame.locale.tag });
  compliance.setAccount(null);
  compliance.setCountry(country);
}
