import { codes } from '@gatehouse/contract/errors/codes';
import type { OAuthGrant } from '@gatehouse/contract/oauth/grants';
import { defineFlow, type Flow } from '../../platform/flow/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';

type Grants = { readonly grants: readonly OAuthGrant[] };
type TargetGrant = Grants & { readonly grant: OAuthGrant };

/** The applications that may act for the account. */
export type ConnectedAppsState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed' }
  | ({
      readonly step: 'shown';
      /** The application that was disconnected. */
      readonly removed?: string;
      /** The application that was not, and why. */
      readonly kept?: { readonly name: string; readonly refused: Refused };
    } & Grants)
  | ({ readonly step: 'confirming' } & TargetGrant)
  | ({ readonly step: 'removing' } & TargetGrant);

type AnsweredEvent = { readonly type: 'answered'; readonly answer: SubmitAnswer };
export type ConnectedAppsEvent =
  | AnsweredEvent
  | { readonly type: 'again' }
  | { readonly type: 'removeAsked'; readonly grant: OAuthGrant }
  | { readonly type: 'kept' }
  | { readonly type: 'confirmed' };

export type ConnectedAppsEffect = { readonly type: 'load' } | { readonly type: 'remove'; readonly grantId: string };

/** The list of an answer; undefined: it has none. */
function grantsIn({ ret_code, result }: SubmitAnswer): readonly OAuthGrant[] | undefined {
  const { grants } = (result ?? {}) as { readonly grants?: unknown };
  return ret_code === codes.success && Array.isArray(grants) ? grants : undefined;
}

function keptBy({ grants, grant }: TargetGrant, refused: Refused) {
  return { grants, kept: { name: grant.client.name, refused } };
}

/** OAUTH-02: an application leaves the list only after the server has ended its access. */
export const connectedAppsFlow = defineFlow<ConnectedAppsState, ConnectedAppsEvent, ConnectedAppsEffect>({
  name: 'connected apps',
  start: { step: 'loading' },
  first: [{ type: 'load' }],
  steps: {
    loading: {
      answered: [
        {
          to: 'shown',
          when: ['a list', (_, { answer }) => grantsIn(answer) !== undefined],
          data: (_, { answer }) => ({ grants: grantsIn(answer) ?? [] }),
        },
        { to: 'failed' },
      ],
      effectFailed: { to: 'failed' },
    },
    failed: { again: { to: 'loading', ask: { load: true } } },
    shown: {
      removeAsked: { to: 'confirming', data: ({ grants }, { grant }) => ({ grants, grant }) },
    },
    confirming: {
      kept: { to: 'shown', data: ({ grants }) => ({ grants }) },
      confirmed: {
        to: 'removing',
        data: ({ grants, grant }) => ({ grants, grant }),
        ask: { remove: ({ grant }) => ({ grantId: grant.grant_id }) },
      },
    },
    removing: {
      answered: [
        {
          to: 'shown',
          when: ['success', (_, { answer }) => answer.ret_code === codes.success],
          data: ({ grants, grant }) => ({
            grants: grants.filter(({ grant_id }) => grant_id !== grant.grant_id),
            removed: grant.client.name,
          }),
        },
        { to: 'shown', data: (state, { answer }) => keptBy(state, refusedBy(answer)) },
      ],
      effectFailed: { to: 'shown', data: (state) => keptBy(state, UNREACHABLE) },
    },
  },
});

/** The same flow, starting with the list that the page came with. */
export function connectedAppsFlowOf(
  grants: readonly OAuthGrant[],
): Flow<ConnectedAppsState, ConnectedAppsEvent, ConnectedAppsEffect> {
  return { ...connectedAppsFlow, start: { step: 'shown', grants }, first: [] };
}
