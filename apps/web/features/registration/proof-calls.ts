import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import { sendVerifyItem, verify, verifyResult } from '@gatehouse/contract/registration/registration';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PasswordForm } from '../forms/encrypted-submit.ts';
import { withCaptcha } from '../sign-in/checked-call.ts';
import { awaitNews } from '../verification/await-news.ts';
import type { AnswerProof, ProofCalls } from '../verification/effects.ts';
import { register } from './account-calls.ts';
import { linkNews, verifiedBy } from './proof-answers.ts';
import type { Begun } from './registration-state.ts';

/** `verify/result` is not cached; only pending calls are shared. */
const RESULT_SHARED = { cache: { ttlMs: 0 } } as const;

/**
 * SIGNUP-04, SIGNUP-06, CAPT-06: the calls of a registration's verification. In the old variants the code is sent with the
 * password (SIGNUP-02).
 */
export function registrationProof(
  form: PasswordForm,
  { uuid, account, way }: Begun,
): Pick<ProofCalls, 'send' | 'awaitLink'> & { readonly answer: AnswerProof } {
  const { ask } = getPlatform(form.page);
  // The mail of a link has a code as well: both screens resend it.
  const item = way.proof === 'link' ? 'email_link' : account.method;
  return {
    send(_, signal) {
      const send = (proof: CaptchaProofFields) => ask(sendVerifyItem, { uuid, item, ...proof }, { signal });
      return withCaptcha(form.page, 'register', send, signal);
    },
    async awaitLink(signal) {
      const look = () => ask(verifyResult, { uuid }, { signal, ...RESULT_SHARED });
      return awaitNews({ uuid, channel: 'registration' }, async () => linkNews(await look()), signal);
    },
    async answer(proof, signal) {
      const code = 'code' in proof ? proof.code : '';
      if (way.form === 'old') return register(form, { account, uuid, code }, signal);
      return verifiedBy(await ask(verify, { uuid, code }, { signal }));
    },
  };
}
