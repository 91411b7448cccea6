import { TRX_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { codes } from '@gatehouse/contract/errors/codes';
import { challengeState } from '@gatehouse/contract/login/challenge';
import { userInfo, userInfoFlag } from '@gatehouse/contract/session/session';
import type { FlowEffects } from '../../../../platform/flow/run-flow.ts';
import { getPlatform } from '../../../../platform/page/browser.ts';
import type { PageFrame } from '../../../../shell/page-context.tsx';
import { localizeAnswer } from '../../../forms/localize-answer.ts';
import { withRisk } from '../../../sign-in/checked-call.ts';
import { verifyLogin } from '../../../sign-in/verify-login.ts';
import { linkToken } from '../../../verification/link-token.ts';
import { notifyTabs } from '../../../verification/notify-tabs.ts';
import { leave } from '../../login-calls.ts';
import type { Link, LinkEffect, LinkEvent } from './link-state.ts';

type Effects = FlowEffects<LinkEvent, LinkEffect>;

/** The effects of the page of an emailed link. */
export function linkEffects(page: PageFrame): Effects {
  const { ask } = getPlatform(page);
  return {
    async look(_, signal) {
      const link = readLink();
      if (!link) return { type: 'notFound' };
      const { ret_code, result } = await ask(challengeState, { uuid: link.uuid }, { signal });
      if (ret_code === codes.invalidField) return { type: 'notFound' };
      // A challenge that is unknown here may belong to another device: only its link can tell.
      const state = { waiting: 'here', passed: 'used', elsewhere: 'elsewhere', expired: 'other' } as const;
      return { type: 'found', link, state: state[result?.state ?? 'expired'] };
    },
    async use({ link: { uuid, token } }, signal) {
      const proof = { by: 'email_link', link_token: token } as const;
      const send = (txId: string) => localizeAnswer(page, verifyLogin(page, { uuid, proof, txId }, signal));
      const answer = await withRisk(page, 'login', send, signal);
      if (answer.ret_code === codes.success) notifyTabs(uuid, 'challenge');
      return { type: 'answered', answer };
    },
    notifyTabs: ({ uuid }) => void notifyTabs(uuid, 'challenge'),
    async whoAmI(_, signal) {
      const { result } = await ask(userInfo, userInfoFlag, { signal });
      return { type: 'known', who: result?.vague_email || result?.vague_mobile || '' };
    },
    leave: () => leave(page),
  };
}

function readLink(): Link | undefined {
  const uuid = new URLSearchParams(location.search).get(TRX_PARAMETER);
  const token = linkToken();
  return uuid && token ? { uuid, token } : undefined;
}
