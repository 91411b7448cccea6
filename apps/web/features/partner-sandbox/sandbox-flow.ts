import type { ProviderMetadata } from '@gatehouse/contract/oauth/standard-messages';
import { defineFlow } from '../../platform/flow/flow.ts';
import { UNREACHABLE } from '../forms/submit-answer.ts';
import { answerIn, pastedSearch } from './protocol/authorization-answer.ts';
import { type Exchange, isSuccess } from './protocol/http-message.ts';
import { tokensIn } from './protocol/token-answer.ts';
import type {
  Discovered,
  Found,
  SandboxCall,
  SandboxEffect,
  SandboxEvent,
  SandboxState,
  WithAnswer,
  WithClient,
  WithRequest,
  WithTokens,
} from './sandbox-state.ts';
import type { StoredRequest } from './stored-request.ts';
import { registeredIn, type TestClient } from './test-client.ts';

type FoundEvent = { readonly metadata: ProviderMetadata; readonly found: Found };

const clientOf = ({ request, confidential }: StoredRequest): TestClient => ({
  ...{ clientId: request.clientId, redirectUris: [request.redirectUri], confidential },
});

function resumed({ metadata, found }: FoundEvent): WithRequest | undefined {
  if (!found || found === 'stray') return undefined;
  return { metadata, client: clientOf(found), request: found.request };
}

function withAnswer(base: WithRequest | undefined, search: string | undefined): WithAnswer | undefined {
  const answer = search === undefined ? undefined : answerIn(search);
  return base && answer && search !== undefined ? { ...base, search, answer } : undefined;
}

const resumedAnswer = (event: FoundEvent) =>
  withAnswer(resumed(event), typeof event.found === 'object' ? event.found.answer : undefined);

/** A row's data where its condition has held. */
function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The condition of the row did not hold');
  return value;
}

function afterCall({ call, ...state }: WithTokens & { readonly call: SandboxCall }, exchange: Exchange): WithTokens {
  const { step: _, ...rest } = state as WithTokens & { step?: string };
  const fresh = call === 'refresh' ? tokensIn(exchange) : undefined;
  return {
    ...rest,
    calls: { ...state.calls, [call]: exchange },
    tokens: fresh ? { ...state.tokens, ...fresh } : state.tokens,
    revoked: state.revoked || (call === 'revocation' && isSuccess(exchange)),
  };
}

const withClient = ({ metadata, client }: WithClient): WithClient => ({ metadata, client });
const withRequest = ({ metadata, client, request }: WithRequest): WithRequest => ({ metadata, client, request });
const answerOf = ({ metadata, client, request, search, answer }: WithAnswer): WithAnswer => ({
  ...{ metadata, client, request, search, answer },
});

const startOver = {
  to: 'application',
  data: ({ metadata }: Discovered) => ({ metadata }),
  ask: { forget: true },
} as const;
const anotherRequest = {
  to: 'preparing',
  data: withClient,
  ask: { forget: true, prepare: true },
} as const;

/** OAUTH-06: each step of the authorization code flow, as a partner's application goes it. */
export const sandboxFlow = defineFlow<SandboxState, SandboxEvent, SandboxEffect>({
  name: 'partner sandbox',
  start: { step: 'discovering' },
  first: [{ type: 'discover' }],
  steps: {
    discovering: {
      discovered: [
        {
          to: 'answered',
          when: ['an answer to this tab’s request', (_, event) => resumedAnswer(event) !== undefined],
          data: (_, event) => sure(resumedAnswer(event)),
        },
        {
          to: 'waiting',
          when: ['this tab waits for an answer', (_, event) => resumed(event) !== undefined],
          data: (_, event) => sure(resumed(event)),
        },
        {
          to: 'application',
          data: (_, { metadata, found }) => ({ metadata, ...(found === 'stray' ? { stray: true as const } : {}) }),
        },
      ],
      undiscovered: { to: 'undiscovered' },
      effectFailed: { to: 'undiscovered' },
    },
    undiscovered: { again: { to: 'discovering', ask: { discover: true } } },
    application: {
      registerAsked: {
        to: 'registering',
        data: ({ metadata }) => ({ metadata }),
        ask: { register: (_, { registration }) => ({ registration }) },
      },
      clientGiven: {
        to: 'preparing',
        data: ({ metadata }, { client }) => ({ metadata, client }),
        ask: { prepare: true },
      },
    },
    registering: {
      registered: [
        {
          to: 'preparing',
          when: ['success', (_, { answer, registration }) => registeredIn(answer, registration) !== undefined],
          data: ({ metadata }, { answer, registration }) => ({
            metadata,
            client: sure(registeredIn(answer, registration)),
          }),
          ask: { prepare: true },
        },
        { to: 'application', data: ({ metadata }, { answer }) => ({ metadata, refused: answer }) },
      ],
      effectFailed: {
        to: 'application',
        data: ({ metadata }) => ({ metadata, refused: { ret_code: UNREACHABLE.code, ret_msg: '' } }),
      },
    },
    preparing: {
      prepared: { to: 'asking', data: (state, { proof }) => ({ ...withClient(state), proof }) },
      effectFailed: { to: 'undiscovered' },
    },
    asking: {
      sent: {
        to: 'leaving',
        data: (state, { request }) => ({ ...withClient(state), request }),
        ask: { leave: (state) => ({ state: withRequest(state) }) },
      },
      startedOver: startOver,
    },
    leaving: {
      notStored: {
        to: 'asking',
        data: (state) => ({ ...withClient(state), proof: state.request, unstored: true }),
      },
    },
    waiting: {
      pasted: [
        {
          to: 'answered',
          when: ['an answer', (state, { text }) => withAnswer(state, pastedSearch(text)) !== undefined],
          data: (state, { text }) => sure(withAnswer(withRequest(state), pastedSearch(text))),
          ask: { keepAnswer: (state) => ({ state: answerOf(state) }) },
        },
        { to: 'waiting', data: (state) => ({ ...withRequest(state), unreadable: true }) },
      ],
      anotherRequest,
      startedOver: startOver,
    },
    answered: {
      exchangeAsked: {
        to: 'exchanging',
        data: (state, { secret }) => ({ ...answerOf(state), secret }),
        ask: { exchange: (state) => ({ state: answerOf(state), secret: state.secret }) },
      },
      anotherRequest,
      startedOver: startOver,
    },
    exchanging: {
      called: [
        {
          to: 'tokens',
          when: ['tokens', (_, { exchange }) => tokensIn(exchange) !== undefined],
          data: ({ secret, ...state }, { exchange }) => ({
            ...withRequest(state),
            ...{ secret, exchange, tokens: sure(tokensIn(exchange)), calls: {}, revoked: false },
          }),
          ask: { forget: true },
        },
        { to: 'answered', data: (state, { exchange }) => ({ ...answerOf(state), exchange }) },
      ],
      effectFailed: { to: 'answered', data: answerOf },
    },
    tokens: {
      callAsked: {
        to: 'calling',
        data: ({ step: _, ...state }, { call }) => ({ ...state, call }),
        ask: { call: ({ step: _, call, ...state }) => ({ state, call }) },
      },
      anotherRequest,
      startedOver: startOver,
    },
    calling: {
      called: { to: 'tokens', data: ({ step: _, ...state }, { exchange }) => afterCall(state, exchange) },
      effectFailed: { to: 'tokens', data: ({ step: _, call: __, ...state }) => state },
    },
  },
});
