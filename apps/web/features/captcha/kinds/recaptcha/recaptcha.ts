import { inFrame, textOf } from '../../frame/frame-host.ts';

/** reCAPTCHA v2. The box to tick is low; its pictures need more room, and say so. */
export const openRecaptcha = inFrame('recaptcha', {
  roomPx: 96,
  proofOf: (answer, scene) => ({ recaptcha_verify_info: { token: textOf(answer, 'token'), scene } }),
});
