import { discoveryPaths } from '@gatehouse/contract/oauth/endpoints';
import { oauthSandboxRegister } from '@gatehouse/contract/oauth/sandbox';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { leaveTo, targetOf } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { usePage } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import { answerIn } from './protocol/authorization-answer.ts';
import { authorizationAddress } from './protocol/authorization-request.ts';
import type { HttpRequest } from './protocol/http-message.ts';
import { metadataIn } from './protocol/metadata.ts';
import { freshProof } from './protocol/proof.ts';
import {
  balanceRequest,
  codeRequest,
  introspectionRequest,
  refreshRequest,
  revocationRequest,
  userinfoRequest,
} from './protocol/requests.ts';
import { send } from './protocol/send.ts';
import type { SandboxCall, SandboxEffect, SandboxEvent, WithTokens } from './sandbox-state.ts';
import { forgetRequest, type StoredRequest, storedRequest, storeRequest } from './stored-request.ts';

/** The effects of the sandbox. */
export function useSandboxEffects(): FlowEffects<SandboxEvent, SandboxEffect> {
  const page = usePage();
  return {
    async discover(_, signal) {
      const { answer } = await send({ method: 'GET', url: discoveryPaths[0], headers: {} }, signal);
      const metadata = metadataIn(answer, location.origin);
      return metadata ? { type: 'discovered', metadata, found: arrived() } : { type: 'undiscovered' };
    },
    async register({ registration }, signal) {
      const asking = getPlatform(page).ask(oauthSandboxRegister, registration, { signal });
      return { type: 'registered', registration, answer: await localizeAnswer(page, asking) };
    },
    prepare: async () => ({ type: 'prepared', proof: await freshProof() }),
    leave({ state: { metadata, request, client } }) {
      if (!storeRequest({ request, confidential: client.confidential })) return { type: 'notStored' };
      // It is the provider's, on this origin; anything else is not followed.
      leaveTo(targetOf({ value: authorizationAddress(metadata, request) }, []));
      return undefined;
    },
    keepAnswer({ state: { request, client, search } }) {
      storeRequest({ request, confidential: client.confidential, answer: search });
      return undefined;
    },
    exchange: async ({ state: { metadata, request, answer }, secret }, signal) => ({
      type: 'called',
      exchange: await send(
        codeRequest(metadata, { clientId: request.clientId, secret }, request, answer.code ?? ''),
        signal,
      ),
    }),
    call: async ({ state, call }, signal) => ({
      type: 'called',
      exchange: await send(requestOf[call](state), signal),
    }),
    forget() {
      forgetRequest();
      return undefined;
    },
  };
}

const callerOf = ({ request: { clientId }, secret }: WithTokens) => ({ clientId, secret });

const requestOf: Readonly<Record<SandboxCall, (state: WithTokens) => HttpRequest>> = {
  userinfo: ({ metadata, tokens }) => userinfoRequest(metadata, tokens.access_token),
  balance: ({ metadata, tokens }) => balanceRequest(metadata, tokens.access_token),
  refresh: (state) => refreshRequest(state.metadata, callerOf(state), state.request, state.tokens.refresh_token ?? ''),
  introspection: (state) => introspectionRequest(state.metadata, callerOf(state), state.tokens.access_token),
  revocation: (state) => revocationRequest(state.metadata, callerOf(state), state.tokens),
};

/**
 * What the browser comes back with. An answer to this tab leaves the address at once, so that neither the history nor a copied address keeps the
 * code.
 */
function arrived(): StoredRequest | 'stray' | undefined {
  const stored = storedRequest();
  const { search, pathname } = location;
  if (!answerIn(search)) return stored;
  // It may be a program's, whose developer needs the address.
  if (!stored) return 'stray';
  history.replaceState(history.state, '', pathname);
  const answered = { ...stored, answer: search };
  storeRequest(answered);
  return answered;
}
