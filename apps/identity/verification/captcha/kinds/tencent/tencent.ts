import { addressOf } from '@gatehouse/rules/request/counted-address';
import * as z from 'zod';
import { digest } from '../../../../kernel/ids.ts';
import { OUTSIDE_PROOF_TTL_MS, type OutsideKind } from '../../shared/kind.ts';

/** A ticket that the widget gives out by itself where it cannot reach its own server, and that anyone can write: nothing was solved. */
const ITSELF = /^t(?:r)?error_/;
const RIGHT = '1';

const answered = z.object({ response: z.coerce.string() });

/** Tencent's captcha: `ticket/verify` says whether ticket and random string are those of a captcha that was solved. */
export const tencent: OutsideKind<'tencent'> = {
  defaults: {
    scripts: ['https://ssl.captcha.qq.com/TCaptcha.js', 'https://turing.captcha.qcloud.com/TCaptcha.js'],
    origins: [
      ...['https://ssl.captcha.qq.com', 'https://t.captcha.qq.com', 'https://captcha.gtimg.com'],
      ...['https://turing.captcha.qcloud.com', 'https://turing.captcha.gtimg.com', 'https://global.captcha.gtimg.com'],
    ],
    check: 'https://ssl.captcha.qq.com/ticket/verify',
  },
  open: ({ siteKey, secret, check: url }, { ask, clock }) => ({
    async check({ ticket, randstr }, { visitor }) {
      const known = { id: digest('tencent', ticket), expiresAt: clock() + OUTSIDE_PROOF_TTL_MS };
      if (ITSELF.test(ticket)) return { verdict: 'wrong' };
      const UserIP = addressOf(visitor.address);
      const query = { aid: siteKey, AppSecretKey: secret, Ticket: ticket, Randstr: randstr, UserIP };
      const answer = await ask({ url, query }, answered);
      if (!answer) return { verdict: 'away', ...known };
      if (answer === 'refused') return { verdict: 'wrong' };
      return answer.response === RIGHT ? { verdict: 'right', ...known } : { verdict: 'wrong' };
    },
  }),
};
