import type { FactorList } from '@gatehouse/contract/account/factors';
import { codes } from '@gatehouse/contract/errors/codes';
import { defineFlow, type Flow } from '../../platform/flow/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';

/** What a confirmed change removes or replaces. */
export type Target = 'app' | 'codes' | { readonly passkey: string };
/** The panel that is open: set up the app, add a passkey, remove a lost app, or rename a passkey. */
export type Panel = 'app' | 'passkey' | 'lost' | { readonly rename: string };
type WithList = { readonly list: FactorList };
type AnsweredEvent = { readonly type: 'answered'; readonly answer: SubmitAnswer };

type ShownStep = {
  readonly step: 'shown';
  readonly news?: string;
  readonly refused?: Refused;
  readonly panel?: Panel;
  /** The open panel creates a factor: its recovery codes are loading, or shown this once. */
  readonly holds?: boolean;
};

export type FactorsState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed' }
  | (ShownStep & WithList)
  | ({ readonly step: 'confirming'; readonly target: Target } & WithList)
  | ({ readonly step: 'changing'; readonly target: Target } & WithList)
  /** New recovery codes are shown. */
  | ({ readonly step: 'codes'; readonly codes: readonly string[] } & WithList)
  /** Something has changed: the list is loading again. */
  | ({ readonly step: 'refreshing'; readonly news: string } & WithList);

export type FactorsEvent =
  | AnsweredEvent
  | { readonly type: 'again' }
  | { readonly type: 'opened'; readonly panel: Panel }
  | { readonly type: 'closed' }
  /** Whether the open panel must stay open. */
  | { readonly type: 'held'; readonly holds: boolean }
  /** The open panel has created a factor and stays open. */
  | { readonly type: 'made' }
  | { readonly type: 'done'; readonly news: string }
  | { readonly type: 'asked'; readonly target: Target }
  | { readonly type: 'kept' }
  | { readonly type: 'confirmed' };

export type FactorsEffect =
  | { readonly type: 'load' }
  | ({ readonly type: 'change'; readonly target: Target } & Pick<WithList, 'list'>);

const hasWorked = (_: unknown, { answer }: AnsweredEvent) => answer.ret_code === codes.success;
const listOf = ({ result }: SubmitAnswer) => result as FactorList;
const withList = <State extends WithList>(state: State, answer: SubmitAnswer): State => ({
  ...state,
  list: listOf(answer),
});
const onlyList = ({ list }: WithList): WithList => ({ list });

/** Message ids for a removed factor, which the page has. Panels pass their text instead. */
const NEWS = { app: 'factors.app.removed', passkey: 'factors.passkey.removed' } as const;
function newsOf(target: Target): string {
  return target === 'app' ? NEWS.app : NEWS.passkey;
}

/** Recovery codes are shown once: until the user has stored them, nothing opens in their place. */
export const codesAreShown = (state: FactorsState) =>
  state.step === 'codes' || (state.step === 'shown' && !!state.holds);

const stays = { to: 'shown', when: ['codes are on their way, or on the screen', codesAreShown] } as const;

/** The flow of the second factors: a factor leaves the list only after the server has removed it. */
export const factorsFlow = defineFlow<FactorsState, FactorsEvent, FactorsEffect>({
  name: 'second factors',
  start: { step: 'loading' },
  first: [{ type: 'load' }],
  steps: {
    loading: {
      answered: [
        { to: 'shown', when: ['success', hasWorked], data: (_, { answer }) => ({ list: listOf(answer) }) },
        { to: 'failed' },
      ],
      effectFailed: { to: 'failed' },
    },
    failed: { again: { to: 'loading', ask: { load: true } } },
    shown: {
      opened: [stays, { to: 'shown', data: ({ list }, { panel }) => ({ list, panel }) }],
      held: { to: 'shown', data: (state, { holds }) => ({ ...state, holds }) },
      closed: [stays, { to: 'shown', data: onlyList }],
      made: { to: 'shown', ask: { load: true } },
      // If the list cannot be loaded, the panel with the new factor stays.
      answered: { to: 'shown', when: ['success', hasWorked], data: (state, { answer }) => withList(state, answer) },
      done: { to: 'refreshing', data: ({ list }, { news }) => ({ list, news }), ask: { load: true } },
      asked: [stays, { to: 'confirming', data: ({ list }, { target }) => ({ list, target }) }],
    },
    confirming: {
      answered: {
        to: 'confirming',
        when: ['success', hasWorked],
        data: ({ target, list }, { answer }) => withList({ target, list }, answer),
      },
      kept: { to: 'shown', data: onlyList },
      confirmed: {
        to: 'changing',
        data: ({ list, target }) => ({ list, target }),
        ask: { change: ({ list, target }) => ({ list, target }) },
      },
    },
    changing: {
      answered: [
        {
          to: 'codes',
          when: ['success: new recovery codes', (state, event) => state.target === 'codes' && hasWorked(state, event)],
          data: ({ list }, { answer }) => ({ list, codes: codesIn(answer) }),
        },
        {
          to: 'refreshing',
          when: ['success', hasWorked],
          data: ({ list, target }) => ({ list, news: newsOf(target) }),
          ask: { load: true },
        },
        {
          to: 'shown',
          when: ['the step-up was cancelled', (_, { answer }) => answer.ret_code === codes.stepUpNeeded],
          data: onlyList,
        },
        { to: 'shown', data: ({ list }, { answer }) => ({ list, refused: refusedBy(answer) }) },
      ],
      effectFailed: { to: 'shown', data: ({ list }) => ({ list, refused: UNREACHABLE }) },
    },
    codes: { kept: { to: 'refreshing', data: ({ list }) => ({ list, news: '' }), ask: { load: true } } },
    refreshing: {
      // The user can go on at once, while the list loads.
      opened: { to: 'shown', data: ({ list }, { panel }) => ({ list, panel }), ask: { load: true } },
      asked: { to: 'confirming', data: ({ list }, { target }) => ({ list, target }), ask: { load: true } },
      answered: [
        {
          to: 'shown',
          when: ['success', hasWorked],
          data: ({ news }, { answer }) => ({ list: listOf(answer), ...(news ? { news } : {}) }),
        },
        { to: 'failed' },
      ],
      effectFailed: { to: 'failed' },
    },
  },
});

/** The same flow, starting with the list that the page was rendered with. */
export function factorsFlowOf(list: FactorList | undefined): Flow<FactorsState, FactorsEvent, FactorsEffect> {
  return list ? { ...factorsFlow, start: { step: 'shown', list }, first: [] } : factorsFlow;
}

/** Turns a response into an event of a flow. */
export async function answered(answering: Promise<SubmitAnswer>): Promise<AnsweredEvent> {
  return { type: 'answered', answer: await answering };
}

/** The recovery codes of a response; empty if it has none. */
export function codesIn({ result }: SubmitAnswer): readonly string[] {
  const found = (result as { recovery_codes?: unknown } | null | undefined)?.recovery_codes;
  return Array.isArray(found) ? found.filter((code) => typeof code === 'string') : [];
}

/** A step that shows the list. */
export type ListedState = Extract<FactorsState, { list: FactorList }>;
export type FactorsPart = { readonly state: ListedState; readonly tell: (event: FactorsEvent) => void };
