import { inFrame, textOf } from '../../frame/frame-host.ts';
import { geetestParameters } from './captcha-info.ts';

/** GeeTest v3, "bind": a panel over the frame. */
export const openGeetest = inFrame('geetest', {
  roomPx: () => 400,
  parameters: geetestParameters,
  proofOf(answer, scene) {
    const challenge = textOf(answer, 'geetest_challenge');
    const validate = textOf(answer, 'geetest_validate');
    return { geecaptcha_verify_info: { challenge, validate, seccode: textOf(answer, 'geetest_seccode'), scene } };
  },
});
