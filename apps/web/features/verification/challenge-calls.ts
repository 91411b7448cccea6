import { codes } from '@gatehouse/contract/errors/codes';
import type { ChallengeState } from '@gatehouse/contract/login/challenge';
import { challengePasskey, challengeSend, challengeState } from '@gatehouse/contract/login/challenge';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { awaitNews } from './await-news.ts';
import type { ProofCalls } from './effects.ts';
import type { VerificationEvent } from './proof-state.ts';

/** The calls of a challenge, for all purposes but registration. */
export function challengeCalls(page: PageFrame, uuid: string): ProofCalls {
  const { ask } = getPlatform(page);
  return {
    send: (item, signal) => ask(challengeSend, { uuid, item }, { signal }),
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
