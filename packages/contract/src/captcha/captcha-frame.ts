/** Where the web server has the frame for captchas of other companies: `?kind=geetest`. It is no call of the API. */
export const CAPTCHA_FRAME_PATH = '/captcha-frame';
