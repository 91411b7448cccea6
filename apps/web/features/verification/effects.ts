import type { ChallengeState, CodeSent, Proof } from '@gatehouse/contract/challenge';
import { challengePasskey, challengeSend, challengeState } from '@gatehouse/contract/challenge';
import { codes } from '@gatehouse/contract/codes';
import type { RefObject } from 'react';
import { platformHere } from '../../platform/browser.ts';
import type { FlowEffects } from '../../platform/run-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import { submitEncrypted } from '../encrypted-submit.ts';
import type { SubmitAnswer } from '../submit-answer.ts';
import { worded } from '../worded-answer.ts';
import { awaitNews } from './await-news.ts';
import { codeFromSms } from './code-from-sms.ts';
import type { ProveEffect, ProveEvent, SentWay, TypedWay } from './proof-state.ts';

/** Sends a proof where it is asked for. Refusals are values; `signal` is aborted when nobody waits for the answer any more. */
export type AnswerProof = (proof: Proof, signal: AbortSignal) => Promise<SubmitAnswer>;

export type Asks = {
  readonly uuid: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly answer: AnswerProof;
  readonly onDone: (answer: SubmitAnswer) => void;
  readonly onSent?: ((sent: CodeSent & { readonly way: SentWay }) => void) | undefined;
};

/** What the flow of a proof asks for: sendings, the device's passkey, the answer of the call that the proof is for. */
export function useProveEffects({ uuid, form, answer, onDone, onSent }: Asks): FlowEffects<ProveEvent, ProveEffect> {
  const page = usePage();
  const { t } = useWords();
  const quiet = (signal: AbortSignal) => ({ signal });
  const answered = async (answering: Promise<SubmitAnswer>) =>
    ({ type: 'answered', answer: await worded(page, answering) }) as const;
  return {
    async send({ item }, signal) {
      const sending = platformHere(page).ask(challengeSend, { uuid, item }, quiet(signal));
      const { ret_code, result } = await sending;
      // A refusal has a result too: when to try again.
      if (ret_code === codes.success && result) onSent?.({ way: item, ...result });
      return answered(sending);
    },
    check: ({ way, code }, signal) => {
      if (way !== 'password') return answered(answer(typedProof(way, code), signal));
      const typed = { page, element: form.current, insecure: t('form.insecure') };
      return answered(submitEncrypted(typed, (encrypted) => answer({ by: 'password', ...encrypted }, signal)));
    },
    async passkey(_, signal) {
      const { ret_code, ret_msg, result } = await platformHere(page).ask(challengePasskey, { uuid }, quiet(signal));
      if (!result?.options) return answered(Promise.resolve({ ret_code: ret_code || codes.internal, ret_msg }));
      const { getPasskey } = await import('../../platform/passkey.ts');
      const response = await getPasskey(result.options, { signal });
      if (response === 'dismissed') return { type: 'passkeyDismissed' };
      return answered(answer({ by: 'passkey', response }, signal));
    },
    async awaitLink(_, signal) {
      const look = () => platformHere(page).ask(challengeState, { uuid }, quiet(signal));
      const news = await awaitNews({ uuid, channel: 'challenge' }, async () => newsOf(await look()), signal);
      return news && { type: 'noticed', news };
    },
    async awaitCode({ way }, signal) {
      const code = way === 'mobile' ? await codeFromSms(signal) : undefined;
      return code === undefined ? undefined : { type: 'given', code };
    },
    tell: (effect) => void onDone(effect.answer),
  };
}

function typedProof(by: Exclude<TypedWay, 'password'>, code: string): Proof {
  return { by, code };
}

type News = Extract<ProveEvent, { type: 'noticed' }>['news'];

function newsOf({ ret_code, result }: SubmitAnswer): News | undefined {
  if (ret_code === codes.challengeUnknown) return 'expired';
  const { state } = (ret_code === codes.success ? (result ?? {}) : {}) as Partial<ChallengeState>;
  return state === 'waiting' ? undefined : state;
}
