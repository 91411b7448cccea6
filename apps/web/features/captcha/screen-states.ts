import type { CaptchaQuestion } from '@gatehouse/rules/captcha/captcha-order';
import type { CaptchaState } from './captcha-state.ts';

const question: CaptchaQuestion = { site: { kind: 'global' }, providers: {}, mayUse: () => true };
const asked = { question, failed: [] };
const shown = { ...asked, verifying: true } as const;

/** Every state of the visible captcha, by name, for tests and the gallery. */
export const captchaStates: Readonly<Record<string, CaptchaState>> = {
  'waiting for the config': { step: 'configuring', failed: [] },
  'GeeTest loads': { step: 'loading', ...asked, kind: 'geetest' },
  'GeeTest shows': { step: 'shown', ...shown, kind: 'geetest' },
  'Tencent after GeeTest': { step: 'loading', ...asked, kind: 'tencent', failed: ['geetest'] },
  'reCAPTCHA shows': { step: 'shown', ...shown, kind: 'recaptcha' },
  'magpie works': { step: 'shown', ...shown, kind: 'magpie' },
  unavailable: { step: 'unavailable', failed: ['geetest', 'magpie'] },
  'too many challenges': {
    ...{ step: 'unavailable', failed: ['magpie'] },
    refused: { code: 31018, message: '', retryAfterS: 540 },
  },
};
