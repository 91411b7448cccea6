import { normaliseHost } from '@gatehouse/rules/site/host';
import * as z from 'zod';
import { digest } from '../../../../kernel/ids.ts';
import { OUTSIDE_PROOF_TTL_MS, type OutsideKind } from '../../shared/kind.ts';

/** What is wrong with our keys, and says nothing of the proof. */
const OURS = ['missing-input-secret', 'invalid-input-secret'];
const OLD = 'timeout-or-duplicate';

const answered = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** reCAPTCHA, version 2: `siteverify` says whether it was solved, and on which host, which must be one of the site's. */
export const recaptcha: OutsideKind<'recaptcha'> = {
  defaults: {
    scripts: ['https://www.google.com/recaptcha/api.js', 'https://www.recaptcha.net/recaptcha/api.js'],
    origins: [
      ...['https://www.google.com', 'https://www.recaptcha.net', 'https://www.gstatic.com'],
      ...['https://www.gstatic.cn', 'https://recaptcha.google.com'],
    ],
    check: 'https://www.google.com/recaptcha/api/siteverify',
  },
  hasSizes: true,
  open: ({ secret, check: url }, { ask, clock, note }) => ({
    async check({ token }, { visitor }) {
      const known = { id: digest('recaptcha', token), expiresAt: clock() + OUTSIDE_PROOF_TTL_MS };
      const answer = await ask({ url, form: { secret, response: token } }, answered);
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
    },
  }),
};
