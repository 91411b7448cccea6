import { createHash, randomBytes } from 'node:crypto';
import type { CaptchaInfoResult } from '@gatehouse/contract/captcha/captcha';
import * as z from 'zod';
import { digest } from '../../../../kernel/ids.ts';
import { type ConfiguredCaptcha, OUTSIDE_PROOF_TTL_MS, type OutsideKind } from '../../shared/kind.ts';

const SDK = 'gatehouse';
/** The widget adds two of its own. */
const CHALLENGE_CHARS = 32;
const registered = z.object({ challenge: z.string().regex(/^[0-9a-f]{32}$/) });
const validated = z.object({ seccode: z.union([z.string(), z.literal(false)]) });

/** GeeTest's protocol, version 3. MD5 is theirs. */
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/**
 * GeeTest, version 3: `register.php` gives a challenge, which is signed with the key; `validate.php` says whether it was solved. While
 * the first gives no answer the widget works offline: what it then gives as a proof proves nothing, and counts as not checked.
 */
const open: OutsideKind<'geetest'>['open'] = ({ siteKey: gt, secret, check }, { ask, clock }) => {
  let isAway = false;
  return {
    start: {
      offline: () => offline(gt),
      async register() {
        const query = { gt, json_format: '1', new_captcha: '1', digestmod: 'md5', client_type: 'web', sdk: SDK };
        const answer = await ask({ url: `${check}/register.php`, query }, registered);
        isAway = answer === undefined;
        if (!answer || answer === 'refused') return offline(gt);
        return { gt, challenge: md5(answer.challenge + secret), success: 1, newCaptcha: true };
      },
    },
    async check({ challenge, validate, seccode }) {
      const known = {
        id: digest('geetest', challenge.slice(0, CHALLENGE_CHARS)),
        expiresAt: clock() + OUTSIDE_PROOF_TTL_MS,
      };
      const isOffline = validate === md5(challenge);
      if (isOffline && isAway) return { verdict: 'away', ...known };
      const form = { seccode, challenge, captchaid: gt, json_format: '1', sdk: SDK };
      const answer = await ask({ url: `${check}/validate.php`, form }, validated);
      if (!answer) return { verdict: 'away', ...known };
      if (answer === 'refused') return { verdict: 'wrong' };
      return answer.seccode === md5(seccode) ? { verdict: 'right', ...known } : { verdict: 'wrong' };
    },
  };
};

function offline(gt: ConfiguredCaptcha['siteKey']): CaptchaInfoResult {
  return { gt, challenge: md5(randomBytes(16).toString('hex')), success: 0, newCaptcha: true };
}

export const geetest: OutsideKind<'geetest'> = {
  defaults: {
    scripts: ['https://static.geetest.com/static/js/gt.0.5.0.js', 'https://static.geetest.com/static/tools/gt.js'],
    origins: [
      ...['https://static.geetest.com', 'https://api.geetest.com', 'https://monitor.geetest.com'],
      ...['https://api.geevisit.com', 'https://static.geevisit.com', 'https://dn-staticdown.qbox.me'],
    ],
    check: 'https://api.geetest.com',
  },
  open,
};
