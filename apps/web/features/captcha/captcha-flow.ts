import type { CaptchaKind } from '@gatehouse/rules/captcha/captcha';
import { type CaptchaQuestion, nextCaptcha } from '@gatehouse/rules/captcha/captcha-order';
import { defineFlow, type EffectFailed } from '../../platform/flow/flow.ts';
import type { CaptchaEffect, CaptchaEvent, CaptchaState } from './captcha-state.ts';

type Step<Name extends CaptchaState['step']> = Extract<CaptchaState, { step: Name }>;
type Seen = Step<'loading'> | Step<'shown'>;
type Solved = Extract<CaptchaEvent, { type: 'solved' }>;
type Failed = Extract<CaptchaEvent, { type: 'failed' }> | EffectFailed;

const next = (question: CaptchaQuestion, failed: readonly CaptchaKind[]) => nextCaptcha(question, failed).value;
const withThis = ({ failed, kind }: Seen) => [...failed, kind];
const report = ({ failed }: { readonly failed: readonly CaptchaKind[] }) => ({ kind: failed.at(-1) as CaptchaKind });

/** CAPT-06: the next kind, or none is left. */
const failed = [
  {
    to: 'loading',
    when: ['another kind is left', (state: Seen) => next(state.question, withThis(state)) !== undefined],
    data: (state: Seen) => ({
      question: state.question,
      failed: withThis(state),
      kind: next(state.question, withThis(state)) as CaptchaKind,
    }),
    ask: { report, load: ({ kind }: Step<'loading'>) => ({ kind }) },
  },
  {
    to: 'unavailable',
    data: (state: Seen, event: Failed) => ({
      failed: withThis(state),
      ...('refused' in event ? { refused: event.refused } : {}),
    }),
    ask: { report },
  },
] as const;

const cancelled = { to: 'cancelled' } as const;
const solved = { to: 'solved', data: (_: unknown, { proof }: Solved) => ({ proof }) } as const;

/** CAPT-01 to CAPT-08: one attempt to get a proof. The unseen magpie first, then the visible kinds of the scene's order. */
export const captchaFlow = defineFlow<CaptchaState, CaptchaEvent, CaptchaEffect>({
  name: 'captcha',
  start: { step: 'idle' },
  steps: {
    idle: {
      unseenAsked: { to: 'unseen', ask: { takeUnseen: true } },
      visibleAsked: { to: 'configuring', data: (_, { failed: all }) => ({ failed: all }), ask: { readConfig: true } },
    },
    unseen: {
      solved,
      skipped: { to: 'skipped' },
      visibleNeeded: { to: 'configuring', data: () => ({ failed: [] }), ask: { readConfig: true } },
      failed: {
        to: 'configuring',
        data: () => ({ failed: ['magpie'] }),
        ask: { report: () => ({ kind: 'magpie' }), readConfig: true },
      },
      effectFailed: { to: 'skipped' },
      cancelled,
    },
    configuring: {
      configured: [
        {
          to: 'loading',
          when: ['a kind is left', ({ failed: all }, { question }) => next(question, all) !== undefined],
          data: ({ failed: all }, { question }) => ({
            ...{ question, failed: all },
            kind: next(question, all) as CaptchaKind,
          }),
          ask: { load: ({ kind }) => ({ kind }) },
        },
        { to: 'unavailable', data: ({ failed: all }) => ({ failed: all }) },
      ],
      effectFailed: { to: 'unavailable', data: ({ failed: all }) => ({ failed: all }) },
      cancelled,
    },
    loading: {
      loaded: {
        to: 'shown',
        data: ({ question, failed: all, kind }) => ({ question, failed: all, kind, verifying: true }),
        ask: { show: true },
      },
      failed,
      effectFailed: failed,
      cancelled,
    },
    shown: { solved, failed, effectFailed: failed, cancelled },
    unavailable: {
      retried: { to: 'configuring', data: () => ({ failed: [] }), ask: { readConfig: true } },
      cancelled,
    },
    solved: {},
    skipped: {},
    cancelled: {},
  },
});
