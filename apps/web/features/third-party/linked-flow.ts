import { codes } from '@gatehouse/contract/errors/codes';
import type { ThirdPartyLink, ThirdPartyProvider } from '@gatehouse/contract/login/third-party';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { defineFlow } from '../../platform/flow/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';

export type LinkedList = {
  readonly linked: readonly ThirdPartyLink[];
  readonly available: readonly ThirdPartyProvider[];
};

type TargetLink = { readonly list: LinkedList; readonly link: ThirdPartyLink };

/** The linked accounts of other companies. */
export type LinkedState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed' }
  | {
      readonly step: 'shown';
      readonly list: LinkedList;
      readonly refused?: Refused;
      /** The provider's name. */
      readonly removed?: string;
    }
  | ({ readonly step: 'confirming' } & TargetLink)
  | ({ readonly step: 'removing' } & TargetLink)
  /** The browser is leaving for the provider. */
  | { readonly step: 'leaving'; readonly list: LinkedList; readonly provider: ThirdPartyProvider };

type AnsweredEvent = { readonly type: 'answered'; readonly answer: SubmitAnswer };
export type LinkedEvent =
  | AnsweredEvent
  | { readonly type: 'again' }
  | { readonly type: 'removeAsked'; readonly link: ThirdPartyLink }
  | { readonly type: 'kept' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'addAsked'; readonly provider: ThirdPartyProvider };

export type LinkedEffect =
  | { readonly type: 'load' }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'add'; readonly provider: ThirdPartyProvider };

const success = ['success', (_: unknown, { answer }: AnsweredEvent) => answer.ret_code === codes.success] as const;
/** Telegram has a card of its own (TG-01). */
function listIn({ answer }: AnsweredEvent): LinkedList {
  const { linked, available } = answer.result as LinkedList;
  return {
    linked: linked.filter(({ provider }) => provider.id !== TELEGRAM_PROVIDER),
    available: available.filter(({ id }) => id !== TELEGRAM_PROVIDER),
  };
}
const stopped = ({ list }: { readonly list: LinkedList }, { answer }: AnsweredEvent) => ({
  list,
  refused: refusedBy(answer),
});
const unreachable = ({ list }: { readonly list: LinkedList }) => ({ list, refused: UNREACHABLE });

function without({ linked, available }: LinkedList, { id, provider }: ThirdPartyLink): LinkedList {
  return { linked: linked.filter((link) => link.id !== id), available: [...available, provider] };
}

/** LOGIN-06: the flow of the linked accounts on the account page. */
export const linkedFlow = defineFlow<LinkedState, LinkedEvent, LinkedEffect>({
  name: 'linked accounts',
  start: { step: 'loading' },
  first: [{ type: 'load' }],
  steps: {
    loading: {
      answered: [{ to: 'shown', when: success, data: (_, event) => ({ list: listIn(event) }) }, { to: 'failed' }],
      effectFailed: { to: 'failed' },
    },
    failed: { again: { to: 'loading', ask: { load: true } } },
    shown: {
      removeAsked: { to: 'confirming', data: ({ list }, { link }) => ({ list, link }) },
      addAsked: {
        to: 'leaving',
        data: ({ list }, { provider }) => ({ list, provider }),
        ask: { add: ({ provider }) => ({ provider }) },
      },
    },
    confirming: {
      kept: { to: 'shown', data: ({ list }) => ({ list }) },
      confirmed: {
        to: 'removing',
        data: ({ list, link }) => ({ list, link }),
        ask: { remove: ({ link }) => ({ id: link.id }) },
      },
    },
    removing: {
      answered: [
        {
          to: 'shown',
          when: success,
          data: ({ list, link }) => ({ list: without(list, link), removed: link.provider.name }),
        },
        { to: 'shown', data: stopped },
      ],
      effectFailed: { to: 'shown', data: unreachable },
    },
    leaving: {
      answered: { to: 'shown', data: stopped },
      effectFailed: { to: 'shown', data: unreachable },
    },
  },
});
