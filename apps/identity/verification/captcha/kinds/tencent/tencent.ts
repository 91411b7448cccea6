import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import * as z from 'zod';
import { digest } from '../../../../kernel/ids.ts';
import type { AskCheckingServer } from '../../shared/checking-server.ts';
import { type CheckProof, type ConfiguredCaptcha, OUTSIDE_PROOF_TTL_MS } from '../../shared/kind.ts';

/** A ticket that the widget gives out by itself where it cannot reach its own server, and that anyone can write: nothing was solved. */
const ITSELF = /^t(?:r)?error_/;
const RIGHT = '1';

const answered = z.object({ response: z.coerce.string() });

/** Tencent's captcha: `ticket/verify` says whether ticket and random string are those of a captcha that was solved. */
export function openTencent(
  { siteKey, secret, check }: ConfiguredCaptcha,
  ask: AskCheckingServer,
  clock: () => number,
): CheckProof<NonNullable<CaptchaProofFields['qqcatpcha_verify_info']>> {
  return async ({ ticket, randstr }, { visitor }) => {
    const known = { id: digest('tencent', ticket), expiresAt: clock() + OUTSIDE_PROOF_TTL_MS };
    if (ITSELF.test(ticket)) return { verdict: 'wrong' };
    const query = { aid: siteKey, AppSecretKey: secret, Ticket: ticket, Randstr: randstr, UserIP: visitor.address };
    const answer = await ask({ url: check, query }, answered);
    if (!answer) return { verdict: 'away', ...known };
    if (answer === 'refused') return { verdict: 'wrong' };
    return answer.response === RIGHT ? { verdict: 'right', ...known } : { verdict: 'wrong' };
  };
}
