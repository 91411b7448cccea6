import { codes } from '@gatehouse/contract/errors/codes';
import type { CodeSent, PasskeyRequestOptions, Proof } from '@gatehouse/contract/login/challenge';
import type { RefObject } from 'react';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { submitEncrypted } from '../forms/encrypted-submit.ts';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import type { SentMethod, TypedMethod, VerificationEffect, VerificationEvent } from './proof-state.ts';

/** Sends a proof to its call. Refusals are values; `signal` is aborted when the answer is not needed any more. */
export type AnswerProof = (proof: Proof, signal: AbortSignal) => Promise<SubmitAnswer>;

/** The calls of a challenge or a registration. Refusals are values. */
export type ProofCalls = {
  readonly send: (item: SentMethod, signal: AbortSignal) => Promise<SubmitAnswer>;
  /** Absent for accounts that cannot have a passkey yet. */
  readonly passkey?: (signal: AbortSignal) => Promise<SubmitAnswer>;
  /** Waits until the link is opened or expires; undefined after `signal` is aborted. */
  readonly awaitLink: (signal: AbortSignal) => Promise<VerificationEvent | undefined>;
  /** Classifies a refusal for the caller; absent or undefined: the flow handles it. */
  readonly sort?: (refusal: SubmitAnswer) => 'settled' | 'stopped' | undefined;
};

export type Asks = {
  readonly calls: ProofCalls;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly answer: AnswerProof;
  readonly onDone: (answer: SubmitAnswer) => void;
  readonly onSent?: ((sent: CodeSent & { readonly way: SentMethod }) => void) | undefined;
};

/** The effects of the verification flow: sendings, passkeys, and the call that the proof is for. */
export function useVerificationEffects(asks: Asks): FlowEffects<VerificationEvent, VerificationEffect> {
  const page = usePage();
  const { t } = useMessages();
  const { calls, form, answer, onDone, onSent } = asks;
  const answered = async (answering: Promise<SubmitAnswer>): Promise<VerificationEvent> => {
    const given = await localizeAnswer(page, answering);
    const type = given.ret_code === codes.success ? undefined : calls.sort?.(given);
    return { type: type ?? 'answered', answer: given };
  };
  return {
    async send({ item }, signal) {
      const sending = calls.send(item, signal);
      const { ret_code, result } = await sending;
      // A refusal has a result too: the time of the next attempt.
      if (ret_code === codes.success && result) onSent?.({ way: item, ...(result as CodeSent) });
      return answered(sending);
    },
    check: ({ way, code }, signal) => {
      if (way !== 'password') return answered(answer(typedProof(way, code), signal));
      const typed = { page, element: form.current, insecure: t('form.insecure') };
      return answered(submitEncrypted(typed, (encrypted) => answer({ by: 'password', ...encrypted }, signal)));
    },
    passkey: (_, signal) => passkeyAnswer(asks, answered, signal),
    awaitLink: (_, signal) => calls.awaitLink(signal),
    async awaitCode({ way, link }, signal) {
      if (link) return calls.awaitLink(signal);
      const code = way === 'mobile' ? await codeFromSms(signal) : undefined;
      return code === undefined ? undefined : { type: 'given', code };
    },
    tell: (effect) => void onDone(effect.answer),
  };
}

async function passkeyAnswer(
  { calls, answer }: Asks,
  answered: (answering: Promise<SubmitAnswer>) => Promise<VerificationEvent>,
  signal: AbortSignal,
): Promise<VerificationEvent> {
  const asked = (await calls.passkey?.(signal)) ?? { ret_code: codes.wayNotOffered, ret_msg: '' };
  const { options } = (asked.result ?? {}) as { options?: PasskeyRequestOptions };
  if (!options) return answered(Promise.resolve({ ...asked, ret_code: asked.ret_code || codes.internal }));
  const { getPasskey } = await import('../../platform/credentials/passkey.ts');
  const response = await getPasskey(options, { signal });
  if (response === 'dismissed') return { type: 'passkeyDismissed' };
  return answered(answer({ by: 'passkey', response }, signal));
}

function typedProof(by: Exclude<TypedMethod, 'password'>, code: string): Proof {
  return { by, code };
}

type OneTimeCode = { readonly code?: unknown };
type SmsCodeRequest = { readonly otp: { readonly transport: readonly ['sms'] }; readonly signal: AbortSignal };

/** WebOTP: the code of a text message that names this host, where the browser supports it. Never rejects. */
async function codeFromSms(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined;
  const request: SmsCodeRequest = { otp: { transport: ['sms'] }, signal };
  try {
    const given = (await navigator.credentials.get(request as CredentialRequestOptions)) as OneTimeCode | null;
    return typeof given?.code === 'string' ? given.code : undefined;
  } catch {
    return undefined;
  }
}
