import { loginCaptchaInfo, signUpCaptchaInfo } from '@gatehouse/contract/captcha/captcha';
import { codes } from '@gatehouse/contract/errors/codes';
import { guidCookieName } from '@gatehouse/rules/session/session';
import { getPlatform } from '../../../../platform/page/browser.ts';
import { ensureGuid } from '../../../../platform/page/guid.ts';
import type { CaptchaPlace } from '../../frame/captcha-widget.ts';

/**
 * CAPT-07: what GeeTest's widget is started with, by its own names. Login and sign-up have a call each, with the same query. Nothing of an
 * error shows: the next captcha does.
 * @throws {Error} if there is no usable answer
 */
export async function geetestParameters({ page, action }: CaptchaPlace): Promise<Readonly<Record<string, unknown>>> {
  const guid = ensureGuid(guidCookieName(page.brand, location.protocol === 'https:'));
  const call = action === 'register' || action === 'third-party' ? signUpCaptchaInfo : loginCaptchaInfo;
  const query = { type: 'CAPTCHA_TYPE_BEHAVIOR_GEETEST', login_name: await hashOf(guid) } as const;
  const { ret_code, result } = await getPlatform(page).ask(call, query);
  if (ret_code !== codes.success || !result) throw new Error(`No captcha info: ${ret_code}`);
  const { gt, challenge, success, newCaptcha } = result;
  return { gt, challenge, offline: success !== 1, new_captcha: newCaptcha };
}

/** SHA-256, in lower-case hex. */
async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
