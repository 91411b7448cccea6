import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import { codes } from '@gatehouse/contract/errors/codes';
import type { ChallengeState } from '@gatehouse/contract/login/challenge';
import { challengePasskey, challengeSend, challengeState } from '@gatehouse/contract/login/challenge';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { withCaptcha } from '../sign-in/checked-call.ts';
import { awaitNews } from './await-news.ts';
import type { ProofCalls } from './effects.ts';
import type { VerificationEvent } from './proof-state.ts';

/** The calls of a challenge, for all purposes but registration. CAPT-06: sending is protected, for all purposes by the scene of login. */
export function challengeCalls(page: PageFrame, uuid: string): ProofCalls {
  const { ask } = getPlatform(page);
  return {
    send(item, signal) {
      const send = (proof: CaptchaProofFields) => ask(challengeSend, { uuid, item, ...proof }, { signal });
      return withCaptcha(page, 'login', send, signal);
    },
    passkey: (signal) => ask(challengePasskey, { uuid }, { signal }),
    async awaitLink(signal) {
      const look = () => ask(challengeState, { uuid }, { signal });
      const news = await awaitNews({ uuid, channel: 'challenge' }, async () => newsOf(await look()), signal);
      return news && { type: 'noticed', news };
    },
  };
}

type News = Extract<VerificationEvent, { type: 'noticed' }>['news'];

function newsOf({ ret_code, result }: SubmitAnswer): News | undefined {
  if (ret_code === codes.challengeUnknown) return 'expired';
  const { state } = (ret_code === codes.success ? (result ?? {}) : {}) as Partial<ChallengeState>;
  return state === 'waiting' ? undefined : state;
}
