import { type CodeName, codes } from '@gatehouse/contract/codes';

/** Status and plain English for each refusal. The front end shows its own words by code. */
const answers: Record<CodeName, { status: number; message: string }> = {
  success: { status: 200, message: 'OK' },
  inviterUnavailable: { status: 200, message: 'There is nothing to show for this invitation' },
  sessionInvalid: { status: 200, message: 'The session has ended; log in again' },
  verificationAsked: { status: 200, message: 'One more proof is needed to log in' },
  wrongPassword: { status: 200, message: 'The account or password is not right' },
  accountBanned: { status: 200, message: 'Nobody can log in to this account at the moment' },
  accountTerminated: { status: 200, message: 'This account has been terminated.' },
  tooManyPasswordErrors: { status: 200, message: 'Too many password errors; try again later' },
  addressLimit: { status: 200, message: 'Too many requests from this network; try again later' },
  phoneLimit: { status: 200, message: 'This mobile number cannot be used here' },
  hongKongUserElsewhere: { status: 200, message: 'Users of Hong Kong log in on the site for Hong Kong' },
  foreignUserInHongKong: { status: 200, message: 'This site is for users of Hong Kong; log in on your own site' },
  invitationEnded: { status: 200, message: 'This invitation is no longer valid' },
  inviterUnknown: { status: 200, message: 'This invitation is not known' },
  invalidField: { status: 400, message: 'A field is not valid' },
  bodyTooLarge: { status: 413, message: 'The body is too large' },
  brokenJson: { status: 400, message: 'The body is not valid JSON' },
  wrongContentType: { status: 415, message: 'The content type must be application/json' },
  notFound: { status: 404, message: 'There is no such call' },
  wrongMethod: { status: 405, message: 'This path does not take this method' },
  headersTooLarge: { status: 431, message: 'The request has too many or too large headers' },
  crossSite: { status: 403, message: 'Requests from other sites are not taken' },
  wrongCode: { status: 200, message: 'The code is not right' },
  codeExpired: { status: 200, message: 'The code has expired; ask for a new one' },
  codeTriesUsed: { status: 200, message: 'The code was tried too often; ask for a new one' },
  linkUnknown: { status: 200, message: 'This link is not one of ours, or its registration is over; start again' },
  linkUsed: { status: 200, message: 'This link has been used on another device; go on there' },
  registrationUnknown: { status: 200, message: 'This registration is unknown or has expired; start again' },
  notVerified: { status: 200, message: 'The address has not been verified yet' },
  alreadyRegistered: { status: 200, message: 'This registration is finished with another password; log in' },
  passwordUnreadable: { status: 200, message: 'encrypt_password cannot be read; fetch the key and encrypt again' },
  timestampUsed: { status: 200, message: 'encrypt_timestamp was used before; encrypt again' },
  timestampOutOfWindow: { status: 200, message: 'encrypt_timestamp is too far from the time of the server' },
  passwordRefused: { status: 200, message: 'The password does not meet the rules' },
  deviceOrAccountLimit: { status: 200, message: 'Too many tries; try again later' },
  mailNotSent: { status: 200, message: 'The mail could not be sent; try again' },
  smsNotSent: { status: 200, message: 'The message could not be sent; try again' },
  countryUnknown: { status: 200, message: 'The country of this visitor is not known' },
  signUpBlocked: { status: 200, message: 'Accounts cannot be opened from where this visitor is' },
  quickTokenInvalid: { status: 200, message: 'The quick token is unknown, used or too old; ask for a new one' },
  accountInProgress: { status: 200, message: 'The account is still being created; try again in a few minutes' },
  noKycMain: { status: 200, message: 'Identity has to be verified first' },
  noKycTurkish: { status: 200, message: 'Identity has to be verified first' },
  stepUpNeeded: { status: 200, message: 'Prove once more who you are; then this can be done' },
  challengeUnknown: { status: 200, message: 'This check is unknown here, or over; start again' },
  challengeTriesUsed: { status: 200, message: 'There were too many wrong answers; start again' },
  wayNotOffered: { status: 200, message: 'This way was not offered; choose one of those that were' },
  proofElsewhere: { status: 200, message: 'This was confirmed on another device; go on there' },
  attemptRefused: {
    status: 200,
    message: 'This attempt looks unsafe, so it was stopped; try again later or in another way',
  },
  unlockTooEarly: { status: 200, message: 'A lock lasts 24 hours; unlock the account after that' },
  unlockByUsAlone: { status: 200, message: 'Only support can unlock this account' },
  accountNotLocked: { status: 200, message: 'This account is not locked' },
  ownerUnknown: { status: 200, message: 'Say whose account it is: send login_name' },
  resetOver: { status: 200, message: 'This reset is finished; log in with the new password, or start again' },
  factorLeft: { status: 200, message: 'The second factor of the account has to be proved first' },
  lostItemUnknown: { status: 200, message: 'This request is unknown here, or over; start again' },
  subAccountLimit: { status: 200, message: 'There are as many sub-accounts as an account may have' },
  subAccountNameTaken: { status: 200, message: 'Another sub-account of this account has the name' },
  subAccountFrozen: { status: 200, message: 'The owner of the main account has frozen this sub-account' },
  subAccountUnknown: { status: 200, message: 'This account has no such sub-account' },
  notForSubAccounts: { status: 200, message: 'This is for the main account: log in to that one' },
  qrUnknown: { status: 200, message: 'This code is unknown here, or over; show a new one' },
  qrNumberWrong: { status: 200, message: 'That is not the number on the other screen, so nobody was let in' },
  busy: { status: 200, message: 'Too much to do at the moment; try again shortly' },
  thirdPartyUnknown: { status: 200, message: 'Accounts of this provider are not taken here' },
  thirdPartyStateUnknown: { status: 200, message: 'This sign-in is unknown here, used, or over; start again' },
  thirdPartyCancelled: { status: 200, message: 'The sign-in was cancelled at the provider' },
  thirdPartyRefused: { status: 200, message: 'The provider refused this sign-in; start again' },
  thirdPartyUnreachable: { status: 200, message: 'The provider did not answer; try again, or log in another way' },
  thirdPartyUntrusted: { status: 200, message: 'The answer of the provider could not be verified; start again' },
  thirdPartyNotLinked: { status: 200, message: 'No account is linked with this one; open one, or log in to link it' },
  thirdPartyTaken: { status: 200, message: 'Another account is linked with this one already' },
  thirdPartyThere: {
    status: 200,
    message: 'Your account is linked with another one of this provider; remove that first',
  },
  thirdPartyLastWay: { status: 200, message: 'This is the only way to log in; add another one first' },
  oldPasswordWrong: { status: 200, message: 'The current password is not right' },
  samePassword: { status: 200, message: 'The new password is the one that the account has already' },
  nameTaken: { status: 200, message: 'Another account has this address or number by now' },
  deviceCheckDemanded: { status: 200, message: 'On this site new devices are always confirmed' },
  identityTooYoung: { status: 200, message: 'Accounts are verified from 18 years of age on' },
  identityCountryClosed: { status: 200, message: 'Residents of this country cannot be verified here' },
  identityInProgress: { status: 200, message: 'An identity has been handed in already' },
  identityUnavailable: { status: 200, message: 'Identities cannot be kept safely here, so none is taken' },
  unavailable: { status: 503, message: 'The service is not available at the moment; try again shortly' },
  internal: { status: 500, message: 'Something went wrong on the server' },
  unbindCodeTooSoon: { status: 200, message: 'A code was sent a short while ago; wait before asking for another' },
  passkeyRefused: { status: 200, message: 'The new passkey was not accepted' },
  totpThere: { status: 200, message: 'There is an authenticator app already; take it away first' },
  factorUnknown: { status: 200, message: 'This is not there any more; look at the list again' },
  recoveryCodesChanged: { status: 200, message: 'Other recovery codes were made meanwhile; look at the list again' },
  passkeyThere: { status: 200, message: 'This passkey has been added before' },
  passkeysFull: { status: 200, message: 'There are as many passkeys as an account may have; remove one first' },
  setupUnknown: { status: 200, message: 'This was begun too long ago, or is done; start again' },
};

/**
 * What a capability throws to say no. One place (server.ts) turns it into an envelope.
 * `result` goes to the caller as it is: never put a secret into it.
 */
export class Refusal extends Error {
  readonly code: CodeName;
  readonly result: unknown;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: CodeName, result?: unknown, more: { message?: string; retryAfter?: number } = {}) {
    super(more.message ?? answers[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.result = result;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return answers[this.code].status;
  }

  get number(): number {
    return codes[this.code];
  }
}

/** Names the field and says what is wrong with it; never repeats the value. */
export function invalidField(field: string, reason: string): Refusal {
  return new Refusal('invalidField', { field }, { message: `The field ${field} is not valid: ${reason}` });
}
