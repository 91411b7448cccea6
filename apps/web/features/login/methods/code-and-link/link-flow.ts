import { codes } from '@gatehouse/contract/errors/codes';
import { defineFlow, type FlowRow } from '../../../../platform/flow/flow.ts';
import { UNREACHABLE } from '../../../forms/submit-answer.ts';
import { challengeFrom, stopped } from '../../login-answers.ts';
import type { ShownLoginChallenge } from '../../login-state.ts';
import type { Link, LinkEffect, LinkEvent, LinkOver, LinkState } from './link-state.ts';

type Step<Name extends LinkState['step']> = Extract<LinkState, { step: Name }>;
type EventOf<Type extends LinkEvent['type']> = Extract<LinkEvent, { type: Type }>;
type AnswerEvent = EventOf<'answered'>;
type Row<From extends LinkState['step']> = FlowRow<Step<From>, AnswerEvent, LinkState, LinkEffect>;
type WithLink = { readonly link: Link; readonly here: boolean };

/** Codes that end a link. Used, expired or replaced: the server may not distinguish. */
const over: Readonly<Record<number, LinkOver>> = {
  ...{ [codes.challengeUnknown]: 'over', [codes.linkUnknown]: 'over', [codes.codeExpired]: 'over' },
  ...{ [codes.challengeTriesUsed]: 'over', [codes.wayNotOffered]: 'over', [codes.invalidField]: 'broken' },
  ...{ [codes.linkUsed]: 'used', [codes.proofElsewhere]: 'elsewhere' },
};
const success = (_: unknown, { answer }: AnswerEvent) => answer.ret_code === codes.success;
const uuidOf = ({ link }: WithLink) => ({ uuid: link.uuid });

/** Results of the link, and of the verification after it. */
const outcomes = [
  {
    to: 'done',
    when: [
      'logged in, where it was asked for',
      (state: WithLink, event: AnswerEvent) => state.here && success(state, event),
    ],
    ask: { leave: true },
  },
  { to: 'arrived', when: ['logged in on another device', success], data: () => ({ who: '' }), ask: { whoAmI: true } },
  {
    to: 'second',
    when: [
      'one more check',
      (_: unknown, { answer }: AnswerEvent) =>
        answer.ret_code === codes.verificationAsked && challengeFrom(answer) !== undefined,
    ],
    data: ({ link, here }: WithLink, { answer }: AnswerEvent) => {
      const asked = challengeFrom(answer) as ShownLoginChallenge;
      return { link, here, asked: { ...asked, why: asked.why ?? 'factor' } };
    },
    ask: { notifyTabs: uuidOf },
  },
  {
    to: 'over',
    when: ['it no longer logs in', (_: unknown, { answer }: AnswerEvent) => answer.ret_code in over],
    data: (_: unknown, { answer }: AnswerEvent) => ({ why: over[answer.ret_code] ?? 'over' }),
  },
  {
    to: 'confirm',
    when: ['refused by every other code', () => true],
    data: ({ link, here }: WithLink, { answer }: AnswerEvent) => ({ link, here, ...stopped(answer) }),
  },
] as const;

/** LOGIN-02: an emailed link was opened. Only a press logs in: mail scanners open links too. */
export const linkFlow = defineFlow<LinkState, LinkEvent, LinkEffect>({
  name: 'login by link',
  start: { step: 'looking' },
  first: [{ type: 'look' }],
  steps: {
    looking: {
      found: [
        {
          to: 'over',
          when: ['it has been used', (_, { state }) => state === 'used' || state === 'elsewhere'],
          data: (_, { state }) => ({ why: state === 'elsewhere' ? 'elsewhere' : 'used' }),
        },
        { to: 'confirm', data: (_, { link, state }) => ({ link, here: state === 'here' }) },
      ],
      notFound: { to: 'over', data: () => ({ why: 'broken' }) },
      effectFailed: { to: 'over', data: () => ({ why: 'broken' }) },
    },
    confirm: {
      confirmed: { to: 'checking', data: ({ link, here }) => ({ link, here }), ask: { use: ({ link }) => ({ link }) } },
    },
    checking: {
      answered: outcomes as unknown as readonly Row<'checking'>[],
      effectFailed: { to: 'confirm', data: ({ link, here }) => ({ link, here, refused: UNREACHABLE }) },
    },
    second: {
      answered: outcomes as unknown as readonly Row<'second'>[],
      wentBack: { to: 'over', data: () => ({ why: 'used' }) },
    },
    arrived: {
      known: { to: 'arrived', data: (_, { who }) => ({ who }) },
      wentOn: { to: 'done', ask: { leave: true } },
    },
    over: {},
    done: {},
  },
});
