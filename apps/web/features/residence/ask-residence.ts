import { MODAL_TOAST_MS } from '@gatehouse/rules/errors/toast';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { residenceDialog } from '@gatehouse/rules/region/region';
import { createTranslator } from '@gatehouse/words/translator';
import { searchToCarry } from '../../platform/attribution/attribution.ts';
import { leaveTo, ownPath } from '../../platform/navigation/navigate.ts';
import { dialogs } from '../../platform/notices/dialogs.ts';
import { toasts } from '../../platform/notices/toasts.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { createRegulation } from '../../platform/region/regulation.ts';
import { loadBrand } from '../../platform/site/sites.ts';
import { browserStorage } from '../../platform/storage/storage.ts';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { hasAnswered, rememberAnswer } from './dialog-answers.ts';
import type { DialogContext } from './residence-dialog.ts';

const UNAVAILABLE_PATH = '/unavailable';

/**
 * REGION-03 to REGION-07, REGION-11: on a page that opens accounts, shows the residence dialog of the site's rules, and leaves
 * the page if only the API knows that sign-up is closed (REGION-03, REGION-11), before the user fills in a form. Rejects on a
 * network failure.
 */
export async function askResidence(frame: PageFrame): Promise<void> {
  const storage = browserStorage('localStorage');
  const regulation = createRegulation({ ask: getPlatform(frame).ask, clock: Date.now, storage });
  const leaveIfClosed = (open: boolean | undefined) => {
    if (open === false) leaveTo(ownPath(unavailablePath(frame)), 'replace');
    return open !== false;
  };
  const [brand, region, { country, visible }, permitted] = await Promise.all([
    loadBrand(),
    regulation.region(),
    regulation.whereabouts(),
    regulation.mayRegister().then(leaveIfClosed),
  ]);
  if (!permitted || !leaveIfClosed(visible)) return;
  const site = brand.sites.find(({ id }) => id === frame.site.id);
  const name = site && residenceDialog(site, { country }, region).value;
  if (!site || !name || hasAnswered(site.id, name)) return;
  await show(name, frame, { brand, site, place: { country }, region });
}

async function show(
  name: string,
  { site: { id }, language }: PageFrame,
  known: Omit<DialogContext, 'locale' | 'search'>,
): Promise<void> {
  // Only loads the dialog's rules if it is shown.
  const [{ dialogFor }, texts] = await Promise.all([
    import('./residence-dialog.ts'),
    deferredMessages(language.value, 'inverse'),
  ]);
  const translator = createTranslator(language.tag, texts);
  const dialog = dialogFor(name, { ...known, locale: language, search: searchToCarry(Date.now()) }, translator);
  if (!dialog) return;
  // ERR-08: every dialog of the catalogue comes with a toast. The dialog asks; the toast gives the reason in words that fit all
  // dialogs.
  toasts.show({ kind: 'error', text: translator.t('residence.toast'), ms: MODAL_TOAST_MS });
  dialogs.open({
    ...dialog,
    onAnswer: (action) => {
      if (action === 'stay' || action === 'dismiss') rememberAnswer(id, name);
    },
  });
}

function unavailablePath({ language }: PageFrame): `/${string}` {
  return withLanguage(language.value, UNAVAILABLE_PATH) as `/${string}`;
}
