import { codes } from '@gatehouse/contract/errors/codes';
import { type ThirdPartyPending, thirdPartyLink } from '@gatehouse/contract/login/third-party';
import { thirdPartyLogin } from '@gatehouse/contract/login/third-party-login';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { destinationHere } from '../../platform/navigation/destination.ts';
import { leaveTo, ownPath } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { TELEGRAM_LINKED_HASH } from '../../platform/webview/telegram-auth.ts';
import { type PageFrame, usePage } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { withRisk } from '../sign-in/checked-call.ts';
import { switchToDemo } from '../sign-in/demo-login.ts';
import { collectLoginExtras } from '../sign-in/login-extras.ts';
import type { CallbackEffect, CallbackEvent } from './callback-flow.ts';
import { type Departure, storeDeparture, storedDeparture } from './departure.ts';
import { accountPath, loginToLink, registerTarget } from './paths.ts';
import { type ProviderResponse, readProviderResponse } from './provider-response.ts';
import { takenSearch } from './take-search.ts';
import { type SayBindFailure, telegramBindCode } from './telegram-bind-code.ts';

export type CallbackParts = { readonly sayBindFailure: SayBindFailure };

/** The effects of the callback page: the call, and every next page. */
export function useCallbackEffects({ sayBindFailure }: CallbackParts): FlowEffects<CallbackEvent, CallbackEffect> {
  const page = usePage();
  return {
    async ask(_, signal) {
      const back = readProviderResponse(takenSearch(), page.language.value);
      if (back === 'leaving') return undefined;
      if (!back) return { type: 'nothingThere' };
      const departure = storedDeparture();
      const answer = await asked(page, back, departure, signal);
      if (answer.ret_code === codes.thirdPartyNotLinked)
        keepPending(page, departure, answer.result as ThirdPartyPending);
      const intent = departure?.intent ?? 'login';
      const bindCode = intent === 'link' ? telegramBindCode(page, departure?.provider, answer, 'settings') : undefined;
      return { type: 'answered', answer, intent, ...(bindCode === undefined ? {} : { bindCode }) };
    },
    sayUnbound: async ({ code }) => ((await sayBindFailure(page, code)) ? { type: 'wentOn' } : undefined),
    toAccount() {
      storeDeparture(null);
      leaveTo(ownPath(accountPath(page) as `/${string}`), 'replace');
      return undefined;
    },
    async leave() {
      const departure = storedDeparture();
      storeDeparture(null);
      const linked = departure?.provider === TELEGRAM_PROVIDER ? TELEGRAM_LINKED_HASH : '';
      const account = ownPath(((departure?.path ?? accountPath(page)) + linked) as `/${string}`);
      if (departure?.intent !== 'link') await switchToDemo(page);
      // The query has the target by now; the referrer is the provider.
      leaveTo(departure?.intent === 'link' ? account : destinationHere(page, 'login', null), 'replace');
      return undefined;
    },
    register() {
      leaveTo(registerTarget(page), 'replace');
      return undefined;
    },
    link() {
      leaveTo(loginToLink(page));
      return undefined;
    },
  };
}

/** LOGIN-01, LOGIN-10, LOGIN-11: reports a login by third party, with a tx-id of its own. */
function asked(
  page: PageFrame,
  back: ProviderResponse,
  departure: Departure | undefined,
  signal: AbortSignal,
): Promise<SubmitAnswer> {
  const { ask } = getPlatform(page);
  const more = (txId: string) => ({ signal, txId });
  if (departure?.intent === 'link') return localizeAnswer(page, ask(thirdPartyLink, back, more(crypto.randomUUID())));
  const payload = { ...back, ...collectLoginExtras() };
  return withRisk(
    page,
    'third-party',
    (txId) => localizeAnswer(page, ask(thirdPartyLogin, payload, more(txId))),
    signal,
  );
}

/** Works without stored state too, such as in another tab. */
function keepPending(
  { language }: PageFrame,
  departure: Departure | undefined,
  { uuid, provider }: ThirdPartyPending,
): void {
  const fresh = {
    intent: 'login',
    provider: provider.id,
    name: provider.name,
    lang: language.value,
    search: '',
  } as const;
  storeDeparture({ ...(departure ?? fresh), uuid });
}
