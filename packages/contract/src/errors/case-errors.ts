import { always, type ErrorRow, fails, modal, toastOf } from '@gatehouse/rules/errors/error-row';

const binds = ['tgregister', 'trlogin', 'register', 'login'] as const;
const ends = [1001, 1002, 1003, 10016] as const;
type BindFailure = `${(typeof binds)[number]}${(typeof ends)[number]}`;

/** TG-08: binding again is offered but where the Telegram account belongs to another one. */
const bindFailures = Object.fromEntries(
  binds.flatMap((bind) =>
    ends.map((end) => {
      const code: BindFailure = `${bind}${end}`;
      const answers = always('TG-08', modal('bind-failure', { bindAgain: end !== 1003 }));
      return [code, { code, means: `Binding Telegram failed with ${end} during ${bind}.`, ids: 'TG-08', answers }];
    }),
  ),
) as Readonly<Record<BindFailure, ErrorRow>>;

/** Cases that the product finds by itself, or whose name the API answers in place of a number. */
export const caseErrors = {
  timeout: {
    code: 'Timeout',
    means: 'timeout of 30000ms exceeded',
    ids: 'HTTP-04 HTTP-08',
    answers: always('HTTP-04 HTTP-05 HTTP-06 HTTP-07', fails),
  },
  httpError: {
    code: 'HttpError',
    means: 'The status is not in [200, 300).',
    ids: 'HTTP-05 HTTP-06 HTTP-08',
    answers: always('HTTP-04 HTTP-05 HTTP-06 HTTP-07', fails),
  },
  parseError: {
    code: 'ParseError',
    means: 'The body is not what was asked for.',
    ids: 'HTTP-07 HTTP-08',
    answers: always('HTTP-04 HTTP-05 HTTP-06 HTTP-07', fails),
  },
  unknownResponseType: {
    code: 'responseType not support',
    means: 'A response type that nothing reads.',
    ids: 'HTTP-07',
    answers: always('HTTP-04 HTTP-05 HTTP-06 HTTP-07', fails),
  },
  captchaUnavailable: {
    code: 'captchaUnavailable',
    means: 'The last captcha failed to load.',
    ids: 'CAPT-06',
    answers: always('CAPT-06', toastOf('captcha-unavailable')),
  },
  euSiteResidence: {
    code: 'euSiteNoEuResidenceConfirm',
    means: 'Is the visitor an EEA resident?',
    ids: 'REGION-04',
    answers: always('REGION-04', modal('eu-site-residence')),
  },
  mainSiteResidence: {
    code: 'mainSiteEuResidenceConfirm',
    means: 'A notice to non-EEA users, with the way to the regional site.',
    ids: 'REGION-05',
    answers: always('REGION-05', modal('main-site-residence')),
  },
  georgiaResidence: {
    code: 'ResidenceConfirm',
    means: 'Residence in Georgia is asked for.',
    ids: 'REGION-06',
    answers: always('REGION-06', modal('georgia-residence')),
  },
  uaeResidence: {
    code: 'AeResidenceConfirm',
    means: 'Residence in the UAE is asked for.',
    ids: 'REGION-07',
    answers: always('REGION-07', modal('uae-residence')),
  },
  accountInProgressCase: {
    code: 'utaUpgradeError',
    means: 'The account is still being made.',
    ids: 'SIGNUP-10',
    answers: always('SIGNUP-10', modal('account-in-progress')),
  },
  noKycMainCase: {
    code: 'mainNoKyc',
    means: 'Identity has to be verified first (global site).',
    ids: 'SIGNUP-11',
    answers: always('SIGNUP-11', modal('verify-identity')),
  },
  noKycTurkishCase: {
    code: 'trNoKyc',
    means: 'Identity has to be verified first (Turkish site).',
    ids: 'SIGNUP-11',
    answers: always('SIGNUP-11', modal('verify-identity')),
  },
  ...bindFailures,
  login1004: {
    code: 'login1004',
    means: 'Binding Telegram failed with 1004 during login.',
    ids: 'TG-08',
    answers: always('TG-08', modal('bind-failure', { bindAgain: false })),
  },
  relinkAfterAuthFailure: {
    code: 'authFailureRelinkTip',
    means: 'Telegram’s proof failed: bind again.',
    ids: 'TG-08',
    answers: always('TG-08', modal('bind-failure', { bindAgain: true })),
  },
  telegramAlreadyBound: {
    code: 'telegramAlreadyBind',
    means: 'This Telegram account is bound already.',
    ids: 'TG-08',
    answers: always('TG-08', modal('bind-failure', { bindAgain: true })),
  },
  relinkAccount: {
    code: 'relink{product}AccountTip',
    means: 'The account has to be bound again.',
    ids: 'TG-08',
    answers: always('TG-08', modal('bind-failure', { bindAgain: true })),
  },
  telegramLinkFailed: {
    code: 'telegramLinkSystemError',
    means: 'Binding failed for a reason of ours.',
    ids: 'TG-08',
    answers: always('TG-08', modal('bind-failure', { bindAgain: true })),
  },
  telegramSessionExpired: {
    code: 'telegramAuthFailure',
    means: 'The mini-app’s session has expired.',
    ids: 'TG-09',
    answers: always('TG-09', modal('session-expired')),
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;
