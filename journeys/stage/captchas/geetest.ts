import { randomBytes } from 'node:crypto';
import { type CaptchaPeer, md5, PANEL } from './captcha-peer.ts';

/** `initGeetest(options, callback)`; it becomes ready after a moment. */
const script = `${PANEL}
globalThis.initGeetest = (options, done) => {
  const on = { ready: () => {}, success: () => {}, error: () => {}, close: () => {} };
  const widget = {
    onReady(act) { on.ready = act; return widget; },
    onSuccess(act) { on.success = act; return widget; },
    onError(act) { on.error = act; return widget; },
    onClose(act) { on.close = act; return widget; },
    getValidate: () => widget.solved,
    verify: () => panel('GeeTest', {
      solve() {
        const challenge = options.challenge + 'ab';
        widget.solved = { geetest_challenge: challenge, geetest_validate: 'v' + challenge, geetest_seccode: 'v' + challenge + '|jordan' };
        on.success();
      },
      'solve wrongly'() {
        widget.solved = { geetest_challenge: options.challenge + 'ab', geetest_validate: 'wrong', geetest_seccode: 'wrong' };
        on.success();
      },
      break: () => on.error(),
      close: () => on.close(),
    }),
  };
  done(widget);
  setTimeout(() => on.ready(), 300);
};`;

/** GeeTest v3. */
export const geetest: CaptchaPeer = {
  ...{ widget: 'GeeTest', script, closes: true, siteKey: md5('geetest-site'), secret: 'geetest-key', check: '' },
  checked(path, given, once) {
    if (path === '/register.php') return { challenge: md5(randomBytes(16).toString('hex')) };
    const seccode = given.get('seccode') ?? '';
    const right = seccode === `v${given.get('challenge')}|jordan` && once(seccode);
    return { seccode: right ? md5(seccode) : false };
  },
};
