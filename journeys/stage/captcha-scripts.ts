/**
 * What the peers' scripts do: the widgets of three companies, as their documents describe them, with a button for each thing that a
 * visitor can do. They run in the frame, under its policy.
 */

/** A panel over everything, as all three draw it. */
const PANEL = `
const panel = (name, buttons) => {
  const box = document.createElement('div');
  box.style.cssText = 'position:fixed;inset:0;display:grid;gap:8px;place-content:center;background:#fff;color:#000';
  const close = () => box.remove();
  for (const [label, act] of Object.entries(buttons)) {
    const button = document.createElement('button');
    button.textContent = name + ': ' + label;
    button.style.cssText = 'min-height:44px;font-size:16px';
    button.onclick = () => { close(); act(); };
    box.append(button);
  }
  document.body.append(box);
};`;

/** GeeTest v3: `initGeetest(options, callback)`; it becomes ready after a moment. */
export const geetestScript = `${PANEL}
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

/** Tencent: `new TencentCaptcha(appId, callback).show()`. */
export const tencentScript = `${PANEL}
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

/** reCAPTCHA v2: `grecaptcha.render(element, options)` and, where it is invisible, `execute(id)`. */
export const recaptchaScript = `${PANEL}
globalThis.grecaptcha = {
  render(element, options) {
    this.options = options;
    if (options.size !== 'invisible') {
      const box = document.createElement('button');
      box.textContent = 'reCAPTCHA: not a robot';
      box.style.cssText = 'width:304px;height:78px';
      box.onclick = () => this.execute(0);
      element.append(box);
    }
    return 0;
  },
  execute() {
    const { options } = this;
    // Its pictures are a frame; the element around it is hidden when they are solved or closed, and nothing is called back for the latter.
    if (!this.pictures) {
      this.pictures = document.createElement('div');
      const frame = document.createElement('iframe');
      frame.src = 'about:blank#/bframe';
      this.pictures.append(frame);
      document.body.append(this.pictures);
    }
    this.pictures.style.visibility = 'visible';
    const hide = () => { this.pictures.style.visibility = 'hidden'; };
    panel('reCAPTCHA', {
      solve() { hide(); options.callback('token-' + crypto.randomUUID()); },
      'solve wrongly'() { hide(); options.callback('wrong'); },
      break() { hide(); options['error-callback'](); },
      close: hide,
    });
  },
};`;
