import { type CaptchaPeer, PANEL } from './captcha-peer.ts';

/** `new TencentCaptcha(appId, callback).show()`. */
const script = `${PANEL}
globalThis.TencentCaptcha = class {
  constructor(appId, done) { this.appId = appId; this.done = done; }
  show() {
    const ticket = 'ticket-' + crypto.randomUUID();
    panel('Tencent', {
      solve: () => this.done({ ret: 0, ticket, randstr: '@abc', appid: this.appId }),
      'solve wrongly': () => this.done({ ret: 0, ticket: 'wrong', randstr: '@abc' }),
      break: () => this.done({ ret: 1001 }),
      close: () => this.done({ ret: 2 }),
    });
  }
};`;

/** Tencent Captcha. */
export const tencent: CaptchaPeer = {
  ...{ widget: 'Tencent', script, closes: true, siteKey: 'tencent-site', secret: 'tencent-secret', check: '/verify' },
  checked(_path, given, once) {
    const ticket = given.get('Ticket') ?? '';
    const right = ticket.startsWith('ticket-') && given.get('AppSecretKey') === 'tencent-secret' && once(ticket);
    return { response: right ? '1' : '7', evil_level: '0', err_msg: right ? 'OK' : 'captcha no match' };
  },
};
