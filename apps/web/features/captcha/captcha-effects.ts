import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import type { CaptchaKind } from '@gatehouse/rules/captcha/captcha';
import type { CaptchaQuestion } from '@gatehouse/rules/captcha/captcha-order';
import { mayUse } from '@gatehouse/rules/consent/consent';
import { MODAL_TOAST_MS } from '@gatehouse/rules/errors/toast';
import { guidCookieName } from '@gatehouse/rules/session/session';
import { createTranslator } from '@gatehouse/words/translator';
import { getConsent } from '../../platform/consent/consent.ts';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { toasts } from '../../platform/notices/toasts.ts';
import { ensureGuid } from '../../platform/page/guid.ts';
import { countryOfPage } from '../../platform/site/country-of-page.ts';
import { loadMessages } from '../../platform/words/localize-error.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { CaptchaEffect, CaptchaEvent } from './captcha-state.ts';
import { type CaptchaPlace, type CaptchaWidget, ChallengeRefused } from './frame/captcha-widget.ts';
import { openKind } from './kinds/kinds.ts';
import { drilledOut } from './kinds/magpie/challenge.ts';
import { captchaSettings } from './late-settings.ts';
import type { Unseen } from './unseen-proofs.ts';

type Effects = FlowEffects<CaptchaEvent, CaptchaEffect>;

export type CaptchaEffectsInput = {
  readonly place: CaptchaPlace;
  /** Resolves once a visible widget has somewhere to be. */
  readonly element: () => Promise<HTMLElement>;
  readonly takeUnseen: () => Promise<Unseen>;
};

/** The effects of one attempt. `close` ends what still shows. */
export function captchaEffects({ place, element, takeUnseen }: CaptchaEffectsInput): Effects & { close: () => void } {
  let open: { readonly kind: CaptchaKind; readonly widget: CaptchaWidget } | undefined;
  const close = () => {
    open?.widget.close();
    open = undefined;
  };
  return {
    close,
    async takeUnseen() {
      const unseen = await takeUnseen();
      if (unseen.type === 'proof') return { type: 'solved', proof: unseen.proof };
      if (unseen.type === 'failed') return { type: 'failed' };
      return { type: unseen.type === 'visible' ? 'visibleNeeded' : 'skipped' };
    },
    readConfig: async () => ({ type: 'configured', question: await questionOf(place) }),
    async load({ kind }, signal) {
      close();
      const widget = openKind(kind)(place, await element());
      if (signal.aborted) return undefined;
      open = { kind, widget };
      try {
        await widget.load();
      } catch (reason) {
        if (reason instanceof ChallengeRefused) return { type: 'failed', refused: reason.refused };
        throw reason;
      }
      return { type: 'loaded' };
    },
    async show() {
      if (!open) return { type: 'failed' };
      const { kind, widget } = open;
      await widget.show();
      const fields = await widget.result();
      if (fields === 'dismissed') return { type: 'cancelled' };
      return { type: 'solved', proof: proofOf(kind, fields) };
    },
    report() {
      void toastFailure(place.page);
      return undefined;
    },
  };
}

export function proofOf(kind: CaptchaKind, fields: CaptchaProofFields) {
  return { kind, fields };
}

async function questionOf({ page, scene }: CaptchaPlace): Promise<CaptchaQuestion> {
  const settings = (await captchaSettings(page))[scene];
  return {
    site: page.site,
    settings,
    guid: ensureGuid(guidCookieName(page.brand, location.protocol === 'https:')),
    providers: page.access.captchaProviders ?? {},
    mayUse: (purpose) => mayUse(getConsent(), purpose).value,
    country: countryOfPage(),
    switchedOff: drilledOut(scene),
  };
}

/** CAPT-04, SHELL-08 */
async function toastFailure({ language }: PageFrame): Promise<void> {
  const messages = await loadMessages(language.value, 'inverse');
  const text = createTranslator(language.tag, { ...messages, ...language.words }).find('captcha.failed');
  if (text) toasts.show({ kind: 'error', text, ms: MODAL_TOAST_MS });
}
