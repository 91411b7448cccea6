import type { Code } from '@gatehouse/rules/errors/error-row';
import { expect, test } from 'vitest';
import { answerTo } from './answer-to.ts';

const about = (code: Code) => answerTo(code, { call: '/any' }).value;
const modalToast = { ms: 2000, text: 'code-and-message' };

test.each([
  ['[REGION-04]', 'euSiteNoEuResidenceConfirm', 'eu-site-residence'],
  ['[REGION-05]', 'mainSiteEuResidenceConfirm', 'main-site-residence'],
  ['[REGION-06]', 'ResidenceConfirm', 'georgia-residence'],
  ['[REGION-07]', 'AeResidenceConfirm', 'uae-residence'],
  ['[SIGNUP-10]', 'utaUpgradeError', 'account-in-progress'],
  ['[SIGNUP-11]', 'mainNoKyc', 'verify-identity'],
  ['[SIGNUP-11]', 'trNoKyc', 'verify-identity'],
  ['[TG-09]', 'telegramAuthFailure', 'session-expired'],
])('%s %s shows %s, [ERR-08] and a toast of 2 s', (_, code, modal) => {
  expect(about(code)).toMatchObject({ kind: 'modal', modal, toast: modalToast });
});

test('[TG-08] binding again is offered, but not for 1003 and login1004', () => {
  for (const bind of ['tgregister', 'trlogin', 'register', 'login']) {
    for (const end of [1001, 1002, 10016]) {
      expect(about(`${bind}${end}`)).toMatchObject({ modal: 'bind-failure', bindAgain: true, toast: modalToast });
    }
    expect(about(`${bind}1003`)).toMatchObject({ modal: 'bind-failure', bindAgain: false });
  }
  expect(about('login1004')).toMatchObject({ modal: 'bind-failure', bindAgain: false });
  for (const code of [
    'authFailureRelinkTip',
    'telegramAlreadyBind',
    'relinkGoogleAccountTip',
    'telegramLinkSystemError',
  ]) {
    expect(about(code)).toMatchObject({ modal: 'bind-failure', bindAgain: true, code });
  }
  expect(about('register1004').kind).toBe('toast');
});

test('[CAPT-06] an unavailable captcha toasts its sentence for 2 s', () => {
  expect(about('captchaUnavailable').toast).toEqual({ ms: 2000, text: 'captcha-unavailable' });
});
