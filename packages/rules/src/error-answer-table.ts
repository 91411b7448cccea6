import { ERROR_TOAST_MS, MODAL_TOAST_MS } from './toast.ts';

/** SESS-04: the toast of an ended session shows at most once in this time. */
export const SESSION_TOAST_THROTTLE_MS = 10_000;

/** A code of the API, or the name of a case that the product itself finds. */
export type Code = number | string;

/** Dialogs of the catalogue; their buttons are in `error-answer-modals.ts`. */
export type ModalName =
  | 'account-locked'
  | 'code-message'
  | 'own-site'
  | 'default-error'
  | 'unsupported-jurisdiction'
  | 'eu-site-residence'
  | 'main-site-residence'
  | 'georgia-residence'
  | 'uae-residence'
  | 'account-in-progress'
  | 'verify-identity'
  | 'bind-failure'
  | 'session-expired';

/** What the product does with a code. */
export type Answer = {
  /**
   * `silent`: no word from the request layer; the screen may say something beside the field. `pass-on`: an outcome that
   * the caller works with. `toast`, `modal`: shown at once. `sign-out`: the session is cleared.
   */
  readonly kind: 'silent' | 'toast' | 'modal' | 'sign-out' | 'pass-on';
  /** Whether the call's promise gives the data or fails. Neither ever grants a session (DESIGN 4.6). */
  readonly settle: 'resolve' | 'reject';
  readonly toast?: {
    readonly ms: number;
    /** `code-and-message` is ERR-01's `code: message`; the others are fixed sentences. */
    readonly text: 'code-and-message' | 'account-terminated' | 'captcha-unavailable';
    readonly throttleMs?: number;
  };
  readonly modal?: ModalName;
  /** The bind-failure dialog offers to bind again (TG-08). */
  readonly bindAgain?: boolean;
  /** The page asks the ban check and shows what comes of it, whichever call was answered (BAN-01). */
  readonly next?: 'ban-check';
  /** HTTP-16: the call's cache entry goes. */
  readonly dropsCache?: boolean;
};

/** What an answer depends on beside the code. `call` is the path without prefix and query, never the visitor's. */
export type CallContext = { readonly call: string; readonly passErrCount?: number; readonly telegram?: boolean };

type When = { readonly check?: string; readonly when?: (context: CallContext) => boolean };
export type RemapRow = When & { readonly rule: string; readonly code: Code; readonly to: Code };
export type AnswerRow = When & { readonly rule: string; readonly codes: readonly Code[]; readonly answer: Answer };

const on = (check: string, calls: RegExp): When => ({ check: `on ${check}`, when: ({ call }) => calls.test(call) });
const onLogin = on('login calls', /^\/(?:login|user\/public\/login_compliance)$/);
const onRegister = on(
  'register calls',
  /^\/(?:verify\/register|register|user\/public\/register(?:_compliance)?)(?:\/|$)/,
);
const onAffiliate = on('affiliate calls', /^\/(?:affiliate|s1\/code|fiat\/public\/channel)\//);
const onThirdParty = /^\/user\/public\/login\/thirdparty$/;

const toast = (ms = ERROR_TOAST_MS): Answer => ({
  kind: 'toast',
  settle: 'reject',
  toast: { ms, text: 'code-and-message' },
});
const modal = (name: ModalName, more: Partial<Answer> = {}): Answer => ({
  ...toast(MODAL_TOAST_MS),
  kind: 'modal',
  settle: 'resolve',
  modal: name,
  ...more,
});
const silent: Answer = { kind: 'silent', settle: 'resolve' };
const passOn: Answer = { kind: 'pass-on', settle: 'resolve' };
const fails: Answer = { kind: 'pass-on', settle: 'reject' };
const signOut: Answer = { kind: 'sign-out', settle: 'reject' };

/** ERR-05, ERR-07, and the numbers by which the API names a case: codes that become another before they are answered; the first row that fits wins. */
export const remapTable: readonly RemapRow[] = [
  { rule: 'SIGNUP-10', code: 700070, to: 'utaUpgradeError' },
  { rule: 'SIGNUP-11', code: 700071, to: 'mainNoKyc' },
  { rule: 'SIGNUP-11', code: 700072, to: 'trNoKyc' },
  { rule: 'ERR-05', code: 10016, to: 100160, ...onLogin },
  { rule: 'ERR-05', code: 10016, to: 100161, ...onRegister },
  { rule: 'ERR-05', code: 10016, to: 100162, check: 'on every other call' },
  {
    rule: 'ERR-07',
    code: 20035,
    to: 35300,
    ...on('the code to unbind 2FA', /\/unbind-google-2fa\/send-code-to-email$/),
  },
];

const binds = ['tgregister', 'trlogin', 'register', 'login'];
const bindsWith = (...ends: number[]) => binds.flatMap((bind) => ends.map((end) => `${bind}${end}`));

/**
 * Every code with an answer of its own, in order: the first row that has the code and fits the call wins. Every other
 * code is answered by `otherwise`. What the codes mean is in `error-catalogue.ts`, which the browser does not load.
 */
export const answerTable: readonly AnswerRow[] = [
  { rule: 'HTTP-10', codes: [0], answer: passOn },
  { rule: 'HTTP-10 HTTP-16 ERR-03', codes: [10007], answer: { ...passOn, dropsCache: true } },
  { rule: 'HTTP-16 ERR-03', codes: [33003, 10009], answer: { ...fails, dropsCache: true } },
  { rule: 'HTTP-12', codes: [-200], answer: silent },
  {
    rule: 'HTTP-04 HTTP-05 HTTP-06 HTTP-07',
    codes: ['Timeout', 'HttpError', 'ParseError', 'responseType not support'],
    answer: fails,
  },
  {
    rule: 'SESS-04',
    codes: [10006],
    ...on('quick_token', /^\/user\/private\/quick_token$/),
    answer: { kind: 'silent', settle: 'reject' },
  },
  {
    rule: 'SESS-04',
    codes: [10006],
    ...on(
      'calls that run in the background',
      /^\/(?:logout|v2\/private\/user\/profile|user\/private\/info|v2\/public\/metrics)$/,
    ),
    answer: signOut,
  },
  {
    rule: 'SESS-04',
    codes: [10006],
    answer: {
      ...signOut,
      toast: { ms: ERROR_TOAST_MS, text: 'code-and-message', throttleMs: SESSION_TOAST_THROTTLE_MS },
    },
  },
  {
    rule: 'LOGIN-07',
    codes: [31002],
    check: 'on login calls with 3, 4 or 5 wrong passwords',
    when: (context) => !!onLogin.when?.(context) && [3, 4, 5].includes(context.passErrCount ?? 0),
    answer: passOn,
  },
  { rule: 'ERR-02 BAN-01', codes: [31003], answer: { ...silent, next: 'ban-check' } },
  { rule: 'SIGNUP-07', codes: [41007], ...onRegister, answer: modal('unsupported-jurisdiction') },
  { rule: 'REGION-09', codes: [400601, 400602], answer: modal('code-message') },
  {
    rule: 'ERR-08',
    codes: [41102, 41103, 41104, 41105, 41106, 41107, 41108, 400605, 400606],
    answer: modal('default-error'),
  },
  { rule: 'ERR-02', codes: [20100, 31030, 31018, 50101, 41007, 400607, 10026, 30055], answer: silent },
  {
    rule: 'ERR-04',
    codes: [40029],
    answer: { ...toast(), toast: { ms: MODAL_TOAST_MS, text: 'account-terminated' } },
  },
  { rule: 'ERR-06', codes: [30054], answer: toast() },
  { rule: 'OAUTH-05', codes: [50002], ...on('authorize', /^\/oauth\/v1\/private\/authorize$/), answer: passOn },
  {
    rule: 'TG-10',
    codes: [40004],
    check: 'on third-party login inside Telegram',
    when: ({ call, telegram }) => !!telegram && onThirdParty.test(call),
    answer: passOn,
  },
  { rule: 'AFF-09', codes: [610016], answer: passOn },
  { rule: 'AFF-09', codes: [610017, 10002], ...onAffiliate, answer: passOn },
  { rule: 'REGION-04', codes: ['euSiteNoEuResidenceConfirm'], answer: modal('eu-site-residence') },
  { rule: 'REGION-05', codes: ['mainSiteEuResidenceConfirm'], answer: modal('main-site-residence') },
  { rule: 'REGION-06', codes: ['ResidenceConfirm'], answer: modal('georgia-residence') },
  { rule: 'REGION-07', codes: ['AeResidenceConfirm'], answer: modal('uae-residence') },
  { rule: 'SIGNUP-10', codes: ['utaUpgradeError'], answer: modal('account-in-progress') },
  { rule: 'SIGNUP-11', codes: ['mainNoKyc', 'trNoKyc'], answer: modal('verify-identity') },
  { rule: 'TG-08', codes: [...bindsWith(1003), 'login1004'], answer: modal('bind-failure', { bindAgain: false }) },
  {
    rule: 'TG-08',
    codes: [
      ...bindsWith(1001, 1002, 10016),
      'authFailureRelinkTip',
      'telegramAlreadyBind',
      'relink{product}AccountTip',
      'telegramLinkSystemError',
    ],
    answer: modal('bind-failure', { bindAgain: true }),
  },
  { rule: 'TG-09', codes: ['telegramAuthFailure'], answer: modal('session-expired') },
  {
    rule: 'CAPT-06',
    codes: ['captchaUnavailable'],
    answer: { ...toast(), toast: { ms: MODAL_TOAST_MS, text: 'captcha-unavailable' } },
  },
  // Ours: the call asks for a fresh proof, and is made again.
  { rule: 'SESS-04', codes: [700080], answer: silent },
  {
    // Ours: a form that is on the screen says these beside the field or the button.
    rule: 'HTTP-06',
    codes: [
      700001, 700010, 700011, 700012, 700013, 700014, 700020, 700021, 700022, 700030, 700031, 700032, 700033, 700040,
      700050, 700051, 700060, 700061, 700065, 700090, 700100, 700102, 700103, 700104, 700105, 700106, 700107, 700110,
      700111, 700140, 700141, 700142, 700143,
    ],
    answer: silent,
  },
];

/** ERR-01: every code without a row, or whose rows do not fit the call. */
export const otherwise: AnswerRow = { rule: 'ERR-01', codes: [], answer: toast() };
