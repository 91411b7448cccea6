import { inFrame, textOf } from '../../frame/frame-host.ts';

/** Tencent Captcha: a panel over the frame. */
export const openTencent = inFrame('tencent', {
  roomPx: () => 400,
  proofOf: (answer, scene) => ({
    qqcatpcha_verify_info: { ticket: textOf(answer, 'ticket'), randstr: textOf(answer, 'randstr'), scene },
  }),
});
