import { jumpAddress } from '@gatehouse/rules/region/site-jump';
import { officialHost } from '@gatehouse/rules/site/site-of';
import { createTranslator } from '@gatehouse/words/translator';
import { searchToCarry } from '../attribution/attribution.ts';
import { loadBrand } from '../site/sites.ts';
import { loadMessages, type MessageContext } from '../words/localize-error.ts';
import type { Dialog } from './dialogs.ts';

/** Messages and site of the current page. */
export type NoticeContext = MessageContext & { readonly site: { readonly id: string } };

/** The parts of a dialog that leads to the account's own site. */
export type OwnSiteDialog = Pick<Dialog, 'modal' | 'verbs' | 'places'>;

/**
 * REGION-09: a dialog from a refused login to the login page of the account's own site. Undefined where the id is not
 * one of the brand's, or this site's. Rejects where the brand's sites cannot be loaded.
 */
export async function wayToOwnSite(id: string, { site, language }: NoticeContext): Promise<OwnSiteDialog | undefined> {
  const [brand, words] = await Promise.all([loadBrand(), loadMessages(language.value, 'inverse')]);
  const [from, to] = [site.id, id].map((wanted) => brand.sites.find((one) => one.id === wanted));
  if (!from || !to || from === to) return undefined;
  const way = { from, to, locale: language.value, path: from.paths.login, search: searchToCarry(Date.now()) };
  const host = officialHost(brand, to);
  return {
    modal: 'own-site',
    verbs: { 'own-site': createTranslator(language.tag, words).find('modal.own-site', { host }) ?? host },
    places: { 'own-site': jumpAddress(brand, way).value },
  };
}
