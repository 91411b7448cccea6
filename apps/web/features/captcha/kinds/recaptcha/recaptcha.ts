import { inFrame, textOf } from '../../frame/frame-host.ts';

/** reCAPTCHA v2. The box to tick is low; pictures, which come over it, need more room and say so. The invisible one has pictures alone. */
export const openRecaptcha = inFrame('recaptcha', {
  roomPx: (provider) => (provider?.size === 'checkbox' ? 96 : 480),
  proofOf: (answer, scene) => ({ recaptcha_verify_info: { token: textOf(answer, 'token'), scene } }),
});
