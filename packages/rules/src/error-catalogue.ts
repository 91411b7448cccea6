import { type AnswerRow, answerTable, type Code, otherwise, type RemapRow, remapTable } from './error-answer-table.ts';

/** What one code means, and everything that is done with it. For documents and the explorer; the browser needs neither. */
export type CatalogueRow = CodeMeaning & {
  /** First that fits wins; the last has no condition, or is ERR-01. */
  readonly answers: readonly AnswerRow[];
  readonly remaps: readonly RemapRow[];
};

type CodeMeaning = {
  readonly code: Code;
  readonly name: string;
  readonly means: string;
  /** Requirement ids that speak of it. */
  readonly ids: readonly string[];
};

const meaning = (code: Code, name: string, means: string, ids: string): CodeMeaning => ({
  code,
  name,
  means,
  ids: ids.split(' '),
});

/** The numbers of the specification. Where it gives a number without a meaning, the text says so. */
const specified: readonly CodeMeaning[] = [
  meaning(0, 'success', 'The call did what it was asked.', 'HTTP-10'),
  meaning(-200, 'unanswered', 'No answer: no network, a refused origin, or status 403.', 'HTTP-12'),
  meaning(10002, 'inviterUnavailable', 'An affiliate call has nothing to show for what was asked.', 'AFF-09'),
  meaning(10006, 'sessionInvalid', 'The session has ended or was never valid.', 'SESS-04'),
  meaning(10007, 'countsAsSuccess', 'Counts as success; never grants a session.', 'HTTP-10 HTTP-16 ERR-03'),
  meaning(10009, 'passed10009', 'Passed on to the caller; its meaning is not stated.', 'HTTP-16 ERR-03'),
  meaning(10016, 'refusedByFamily', 'One code with a meaning for each family of calls.', 'ERR-05'),
  meaning(100160, 'refusedByLogin', '10016 on a login call.', 'ERR-05 ERR-01'),
  meaning(100161, 'refusedByRegister', '10016 on a register call.', 'ERR-05 ERR-01'),
  meaning(100162, 'refusedElsewhere', '10016 on any other call.', 'ERR-05 ERR-01'),
  meaning(10026, 'silent10026', 'Left to the screen; its meaning is not stated.', 'ERR-02'),
  meaning(20035, 'unbindCodeTooSoon', 'A code was sent a short while ago.', 'ERR-07 ERR-01'),
  meaning(20100, 'verificationAsked', 'One more proof is asked for before the session starts.', 'ERR-02 LOGIN-02'),
  meaning(30054, 'toast30054', 'Toasts for 5 s; its meaning is not stated.', 'ERR-06'),
  meaning(30055, 'silent30055', 'Left to the screen; its meaning is not stated.', 'ERR-02'),
  meaning(31002, 'wrongPassword', 'The account or the password is wrong.', 'LOGIN-07 ERR-01'),
  meaning(31003, 'accountBanned', 'The account is banned; the ban check says for how long.', 'ERR-02 BAN-01 BAN-04'),
  meaning(31018, 'addressLimit', 'Too many tries from this address.', 'ERR-02'),
  meaning(31030, 'tooManyPasswordErrors', 'Too many wrong passwords for this account.', 'ERR-02'),
  meaning(33003, 'passed33003', 'Passed on to the caller; its meaning is not stated.', 'HTTP-16 ERR-03'),
  meaning(35300, 'refused35300', '20035 on the call that sends a code to unbind two-factor login.', 'ERR-07 ERR-01'),
  meaning(40004, 'thirdPartyOutcome', 'An outcome of third-party login inside Telegram.', 'TG-10 ERR-01'),
  meaning(40029, 'accountTerminated', 'This account has been terminated.', 'ERR-04'),
  meaning(41007, 'phoneLimit', 'This mobile number cannot be used here.', 'ERR-02 SIGNUP-07'),
  meaning(41102, 'noKyc', 'Identity is not verified.', 'ERR-02 ERR-08'),
  meaning(41103, 'refused41103', 'Refused; its meaning is not stated.', 'ERR-02 ERR-08'),
  meaning(41104, 'accountBound', 'The account is bound already.', 'ERR-02 ERR-08'),
  meaning(41105, 'accountNotBound', 'The account is not bound.', 'ERR-02 ERR-08'),
  meaning(41106, 'refused41106', 'Refused; its meaning is not stated.', 'ERR-02 ERR-08'),
  meaning(41107, 'refused41107', 'Refused; its meaning is not stated.', 'ERR-02 ERR-08'),
  meaning(41108, 'refused41108', 'Refused; its meaning is not stated.', 'ERR-02 ERR-08'),
  meaning(400601, 'hongKongUserElsewhere', 'Users of Hong Kong cannot log in on another site.', 'ERR-02 REGION-09'),
  meaning(400602, 'foreignUserInHongKong', 'Users of other sites cannot log in on Hong Kong’s.', 'ERR-02 REGION-09'),
  meaning(400605, 'refused400605', 'Refused; its meaning is not stated.', 'ERR-02 ERR-08'),
  meaning(400606, 'refused400606', 'Refused; its meaning is not stated.', 'ERR-02 ERR-08'),
  meaning(400607, 'silent400607', 'Left to the screen; its meaning is not stated.', 'ERR-02'),
  meaning(50002, 'authorizeOutcome', 'An outcome of authorize; its meaning is not stated.', 'OAUTH-05'),
  meaning(50101, 'silent50101', 'Left to the screen; its meaning is not stated.', 'ERR-02'),
  meaning(610016, 'invitationEnded', 'The invitation is no longer valid; every caller passes it on.', 'AFF-09'),
  meaning(610017, 'inviterUnknown', 'Nobody is known by this invitation, or they do not show themselves.', 'AFF-09'),
];

/** Cases that the product finds by itself, or whose name the API answers in place of a number. */
const cases: readonly CodeMeaning[] = [
  meaning('Timeout', 'timeout', 'timeout of 30000ms exceeded', 'HTTP-04 HTTP-08'),
  meaning('HttpError', 'httpError', 'The status is not in [200, 300).', 'HTTP-05 HTTP-06 HTTP-08'),
  meaning('ParseError', 'parseError', 'The body is not what was asked for.', 'HTTP-07 HTTP-08'),
  meaning('responseType not support', 'unknownResponseType', 'A response type that nobody reads.', 'HTTP-07'),
  meaning('captchaUnavailable', 'captchaUnavailable', 'The last captcha failed to load.', 'CAPT-06'),
  meaning('euSiteNoEuResidenceConfirm', 'euSiteResidence', 'Is the visitor an EEA resident?', 'REGION-04'),
  meaning(
    'mainSiteEuResidenceConfirm',
    'mainSiteResidence',
    'A notice to non-EEA users, with the way to the regional site.',
    'REGION-05',
  ),
  meaning('ResidenceConfirm', 'georgiaResidence', 'Residence in Georgia is asked for.', 'REGION-06'),
  meaning('AeResidenceConfirm', 'uaeResidence', 'Residence in the UAE is asked for.', 'REGION-07'),
  meaning('utaUpgradeError', 'accountInProgressCase', 'The account is still being made.', 'SIGNUP-10'),
  meaning('mainNoKyc', 'noKycMainCase', 'Identity has to be verified first (global site).', 'SIGNUP-11'),
  meaning('trNoKyc', 'noKycTurkishCase', 'Identity has to be verified first (Turkish site).', 'SIGNUP-11'),
  ...['tgregister', 'trlogin', 'register', 'login'].flatMap((bind) =>
    [1001, 1002, 1003, 10016].map((end) =>
      meaning(`${bind}${end}`, `${bind}${end}`, `Binding Telegram failed with ${end} during ${bind}.`, 'TG-08'),
    ),
  ),
  meaning('login1004', 'login1004', 'Binding Telegram failed with 1004 during login.', 'TG-08'),
  meaning('authFailureRelinkTip', 'relinkAfterAuthFailure', 'Telegram’s proof failed: bind again.', 'TG-08'),
  meaning('telegramAlreadyBind', 'telegramAlreadyBound', 'This Telegram account is bound already.', 'TG-08'),
  meaning('relink{product}AccountTip', 'relinkAccount', 'The account has to be bound again.', 'TG-08'),
  meaning('telegramLinkSystemError', 'telegramLinkFailed', 'Binding failed for a reason of ours.', 'TG-08'),
  meaning('telegramAuthFailure', 'telegramSessionExpired', 'The mini-app’s session has expired.', 'TG-09'),
];

/** Codes of the reference API that the specification does not have; the numbers of `codes.ts` in the contract. */
const ours: readonly CodeMeaning[] = [
  meaning(700001, 'invalidField', 'A field is missing or malformed; the answer names it.', 'HTTP-06'),
  meaning(700002, 'bodyTooLarge', 'The body is over its limit.', 'ERR-01'),
  meaning(700003, 'brokenJson', 'The body is not JSON.', 'ERR-01'),
  meaning(700004, 'wrongContentType', 'The content type is not application/json.', 'ERR-01'),
  meaning(700005, 'notFound', 'There is no such call.', 'ERR-01'),
  meaning(700006, 'wrongMethod', 'The call exists with another method.', 'ERR-01'),
  meaning(700007, 'headersTooLarge', 'The headers are over their limit.', 'ERR-01'),
  meaning(700008, 'crossSite', 'The request comes from another origin.', 'ERR-01'),
  meaning(700010, 'wrongCode', 'The verification code is wrong; the answer has the tries left.', 'SIGNUP-04'),
  meaning(700011, 'codeExpired', 'The verification code has expired.', 'SIGNUP-04'),
  meaning(700012, 'codeTriesUsed', 'Every try of the verification code is used.', 'SIGNUP-04'),
  meaning(700013, 'linkUnknown', 'The link is none of ours, or its registration is over.', 'SIGNUP-06'),
  meaning(700014, 'linkUsed', 'The link has been used on another device.', 'SIGNUP-06'),
  meaning(700020, 'registrationUnknown', 'The registration is unknown or too old.', 'SIGNUP-04'),
  meaning(700021, 'notVerified', 'The code has not been entered yet.', 'SIGNUP-04'),
  meaning(700022, 'alreadyRegistered', 'The registration is complete: log in.', 'SIGNUP-04'),
  meaning(700030, 'passwordUnreadable', 'The encrypted password cannot be read; the key may have changed.', 'LOGIN-03'),
  meaning(700031, 'timestampUsed', 'The password’s timestamp was used before.', 'LOGIN-03'),
  meaning(700032, 'timestampOutOfWindow', 'The password’s timestamp is older or newer than allowed.', 'LOGIN-03'),
  meaning(700033, 'passwordRefused', 'The password is too short, too long or too common.', 'SIGNUP-04'),
  meaning(700040, 'deviceOrAccountLimit', 'Too many tries for this account or device.', 'LOGIN-01'),
  meaning(700050, 'mailNotSent', 'The mail could not be handed over.', 'SIGNUP-04'),
  meaning(700051, 'smsNotSent', 'The text message could not be handed over.', 'SIGNUP-01'),
  meaning(700060, 'countryUnknown', 'The visitor’s country is not known: the lookup failed.', 'REGION-01'),
  meaning(700061, 'signUpBlocked', 'Accounts cannot be opened from where the visitor is.', 'REGION-03'),
  meaning(700065, 'quickTokenInvalid', 'The quick token is unknown, used or too old.', 'SESS-07'),
  meaning(700070, 'accountInProgress', 'Named by the API: becomes utaUpgradeError.', 'SIGNUP-10'),
  meaning(700071, 'noKycMain', 'Named by the API: becomes mainNoKyc.', 'SIGNUP-11'),
  meaning(700072, 'noKycTurkish', 'Named by the API: becomes trNoKyc.', 'SIGNUP-11'),
  meaning(700080, 'stepUpNeeded', 'A fresh proof is needed before this may be changed.', 'SESS-04'),
  meaning(700081, 'challengeUnknown', 'The challenge is unknown, over, or another device’s.', 'LOGIN-02'),
  meaning(700082, 'challengeTriesUsed', 'There were too many wrong answers to a challenge.', 'LOGIN-02'),
  meaning(700083, 'wayNotOffered', 'The challenge does not take a proof of this kind.', 'LOGIN-02'),
  meaning(700084, 'proofElsewhere', 'The proof was given on another device.', 'LOGIN-02'),
  meaning(700085, 'attemptRefused', 'The attempt looks unsafe and was stopped.', 'LOGIN-11'),
  meaning(700090, 'busy', 'Too much to do: try again in a moment.', 'HTTP-06'),
  meaning(700091, 'unavailable', 'The database is away for a moment: try again.', 'HTTP-06'),
  meaning(700099, 'internal', 'Something failed on our side.', 'ERR-01'),
  meaning(700100, 'passkeyRefused', 'The new passkey is another site’s, or its answer does not stand.', 'LOGIN-02'),
  meaning(700102, 'totpThere', 'There is an authenticator app already.', 'SESS-08'),
  meaning(700103, 'factorUnknown', 'The second factor is not there, or not any more.', 'SESS-08'),
  meaning(700104, 'recoveryCodesChanged', 'Other recovery codes were made meanwhile.', 'LOGIN-02'),
  meaning(700105, 'passkeyThere', 'The credential is registered already.', 'LOGIN-02'),
  meaning(700106, 'passkeysFull', 'The account has as many passkeys as it may have.', 'LOGIN-02'),
  meaning(700107, 'setupUnknown', 'What was begun to add a factor is unknown, done or over.', 'LOGIN-02'),
  meaning(700110, 'qrUnknown', 'The QR code is unknown, used, over, or another device’s.', 'LOGIN-05'),
  meaning(
    700111,
    'qrNumberWrong',
    'The number chosen is not the one on the other screen: nobody was let in.',
    'LOGIN-05',
  ),
  meaning(700120, 'thirdPartyUnknown', 'No such provider is configured for the site.', 'LOGIN-06'),
  meaning(
    700121,
    'thirdPartyStateUnknown',
    'What was begun with a provider is unknown, used, over, or another device’s.',
    'LOGIN-06',
  ),
  meaning(700122, 'thirdPartyCancelled', 'The person stopped at the provider.', 'LOGIN-06'),
  meaning(700123, 'thirdPartyRefused', 'The provider refused.', 'LOGIN-06'),
  meaning(700124, 'thirdPartyUnreachable', 'The provider did not answer.', 'LOGIN-06'),
  meaning(700125, 'thirdPartyUntrusted', 'What came from the provider does not stand.', 'LOGIN-06'),
  meaning(700126, 'thirdPartyNotLinked', 'No account is linked; one can be opened.', 'LOGIN-06'),
  meaning(700127, 'thirdPartyTaken', 'The provider’s account is linked to another account.', 'LOGIN-06'),
  meaning(700128, 'thirdPartyThere', 'An account of this provider is linked already.', 'LOGIN-06'),
  meaning(700129, 'thirdPartyLastWay', 'It is the only way to log in, so it stays.', 'LOGIN-06'),
  meaning(700130, 'oldPasswordWrong', 'The password of now is not right.', 'LOGIN-03'),
  meaning(700131, 'samePassword', 'The new password is the one of now.', 'LOGIN-03'),
  meaning(700132, 'nameTaken', 'The new address or number has another account; told after its code only.', 'SESS-08'),
  meaning(700133, 'deviceCheckDemanded', 'The site demands that new devices are confirmed.', 'LOGIN-02'),
  meaning(700134, 'identityTooYoung', 'The person is younger than eighteen.', 'REGION-08'),
  meaning(700135, 'identityCountryClosed', 'Identities of this country are not taken here.', 'REGION-08'),
  meaning(
    700136,
    'identityInProgress',
    'The identity was submitted and is being looked at, or is verified.',
    'REGION-08',
  ),
  meaning(700137, 'identityUnavailable', 'Identities cannot be kept: there is no key for them.', 'REGION-08'),
  meaning(700140, 'unlockTooEarly', 'The 24 hours of a lock are not over.', 'BAN-04'),
  meaning(700141, 'unlockByUsAlone', 'Support alone can lift the lock.', 'BAN-02'),
  meaning(700142, 'accountNotLocked', 'There is no lock to lift.', 'BAN-04'),
  meaning(700143, 'ownerUnknown', 'Nobody has said whose account it is.', 'BAN-01'),
  meaning(700150, 'resetOver', 'The reset of a password is finished, or over.', 'SHELL-10'),
  meaning(700151, 'factorLeft', 'A second factor has to be proved before the password is reset.', 'SHELL-10'),
  meaning(700152, 'lostItemUnknown', 'The request about something lost is unknown, or over.', 'SHELL-10'),
  meaning(700153, 'subAccountLimit', 'There are as many sub-accounts as there may be.', 'SHELL-10'),
  meaning(700154, 'subAccountNameTaken', 'A sub-account of this account has the name.', 'SHELL-10'),
  meaning(700155, 'subAccountFrozen', 'The main account has frozen the sub-account.', 'SHELL-10'),
  meaning(700156, 'subAccountUnknown', 'The account has no such sub-account.', 'SHELL-10'),
  meaning(700157, 'notForSubAccounts', 'A sub-account asked for what main accounts do.', 'SHELL-10'),
];

function join(row: CodeMeaning): CatalogueRow {
  const answers = answerTable.filter(({ codes }) => codes.includes(row.code));
  const total = answers.some(({ when }) => !when);
  return {
    ...row,
    answers: total ? answers : [...answers, otherwise],
    remaps: remapTable.filter(({ code }) => code === row.code),
  };
}

/** ERR-01 to ERR-08, and every code named elsewhere, with its answers; in the groups of the generated page. */
export const errorCatalogue: { readonly [group in 'specified' | 'cases' | 'ours']: readonly CatalogueRow[] } = {
  specified: specified.map(join),
  cases: cases.map(join),
  ours: ours.map(join),
};
