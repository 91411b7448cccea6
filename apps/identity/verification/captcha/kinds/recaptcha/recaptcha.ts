import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import { normaliseHost } from '@gatehouse/rules/site/host';
import * as z from 'zod';
import { digest } from '../../../../kernel/ids.ts';
import type { AskCheckingServer } from '../../shared/checking-server.ts';
import { type CheckProof, type ConfiguredCaptcha, OUTSIDE_PROOF_TTL_MS } from '../../shared/kind.ts';

/** What is wrong with our keys, and says nothing of the proof. */
const OURS = ['missing-input-secret', 'invalid-input-secret'];
const OLD = 'timeout-or-duplicate';

const answered = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** reCAPTCHA, version 2: `siteverify` says whether it was solved, and on which host, which must be one of the site's. */
export function openRecaptcha(
  { secret, check }: ConfiguredCaptcha,
  ask: AskCheckingServer,
  clock: () => number,
  note: (message: string) => void,
): CheckProof<NonNullable<CaptchaProofFields['recaptcha_verify_info']>> {
  return async ({ token }, { visitor }) => {
    const known = { id: digest('recaptcha', token), expiresAt: clock() + OUTSIDE_PROOF_TTL_MS };
    const answer = await ask({ url: check, form: { secret, response: token } }, answered);
    if (!answer) return { verdict: 'away', ...known };
    if (answer === 'refused') return { verdict: 'wrong' };
    const errors = answer['error-codes'] ?? [];
    if (errors.some((error) => OURS.includes(error))) {
      note('reCAPTCHA does not know the secret of CAPTCHA_FILE');
      return { verdict: 'away', ...known };
    }
    if (!answer.success) return { verdict: errors.includes(OLD) ? 'old' : 'wrong' };
    const host = normaliseHost(answer.hostname);
    if (host === undefined || !visitor.site.hosts.includes(host)) return { verdict: 'foreign' };
    return { verdict: 'right', ...known };
  };
}
