import { thirdPartyPending, thirdPartyRegister } from '@gatehouse/contract/login/third-party';
import type { ThirdPartyRegisterPayload } from '@gatehouse/contract/login/third-party.schema';
import { type RefObject, useEffect } from 'react';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { destinationHere } from '../../platform/navigation/destination.ts';
import { leaveTo } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { type PageFrame, usePage } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { withCaptcha, withRisk } from '../sign-in/checked-call.ts';
import { collectLoginExtras } from '../sign-in/login-extras.ts';
import { notifyPartner } from '../sign-in/notify-partner.ts';
import { prepareOnTouch } from '../sign-in/prepare-on-touch.ts';
import { restoreSearch, storeDeparture, storedDeparture } from './departure.ts';
import { loginToLink } from './paths.ts';
import type { RegisterEffect, RegisterEvent } from './register-flow.ts';

type Form = RefObject<HTMLFormElement | null>;

/** The effects of the short form. Restores the query of the page that was left: referral and redirect target. */
export function useRegisterEffects(form: Form): FlowEffects<RegisterEvent, RegisterEffect> {
  const page = usePage();
  useEffect(() => prepareOnTouch(page, 'third-party'), [page]);
  return {
    async look(_, signal) {
      const { uuid, search } = storedDeparture() ?? {};
      if (!uuid) return { type: 'nothingThere' };
      restoreSearch(search ?? '');
      const asking = getPlatform(page).ask(thirdPartyPending, { uuid }, { signal });
      return { type: 'found', answer: await localizeAnswer(page, asking) };
    },
    async open({ uuid, email }, signal) {
      const given = email === undefined ? { uuid } : { uuid, email };
      return { type: 'answered', answer: await openAccount(page, form.current, given, signal) };
    },
    leave() {
      const { uuid } = storedDeparture() ?? {};
      storeDeparture(null);
      if (uuid) notifyPartner(page, uuid, collectLoginExtras().regist_channel);
      leaveTo(destinationHere(page, 'registration', null), 'replace');
      return undefined;
    },
    link() {
      leaveTo(loginToLink(page));
      return undefined;
    },
  };
}

/** SIGNUP-12, LOGIN-11, CAPT-06: reports a registration, with the consent of the form. */
export function openAccount(
  page: PageFrame,
  form: HTMLFormElement | null,
  given: Pick<ThirdPartyRegisterPayload, 'uuid' | 'email' | 'proven'>,
  signal: AbortSignal,
): Promise<SubmitAnswer> {
  const consent = form?.elements.namedItem('euSubscription');
  const extras = collectLoginExtras(consent instanceof HTMLInputElement ? { euSubscription: consent.checked } : {});
  const { ask } = getPlatform(page);
  const payload = { ...given, ...extras };
  const open = (txId: string) =>
    withCaptcha(
      page,
      'third-party',
      (proof) => localizeAnswer(page, ask(thirdPartyRegister, { ...payload, ...proof }, { signal, txId })),
      signal,
    );
  return withRisk(page, 'third-party', open, signal);
}
