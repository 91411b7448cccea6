import { type CaptchaPeer, PANEL } from './captcha-peer.ts';

/** `grecaptcha.render(element, options)` and, where it is invisible, `execute(id)`. */
const script = `${PANEL}
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

/** reCAPTCHA v2. */
export const recaptcha: CaptchaPeer = {
  ...{
    widget: 'reCAPTCHA',
    script,
    closes: true,
    siteKey: 'recaptcha-site',
    secret: 'recaptcha-secret',
    check: '/siteverify',
  },
  checked(_path, given, once) {
    const token = given.get('response') ?? '';
    const success = token.startsWith('token-') && given.get('secret') === 'recaptcha-secret' && once(token);
    return success ? { success, hostname: 'localhost' } : { success, 'error-codes': ['invalid-input-response'] };
  },
};
