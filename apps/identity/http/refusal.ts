import { type CodeName, codes } from '@gatehouse/contract/codes';

/** Status and plain English for each refusal. The front end shows its own words by code. */
const answers: Record<CodeName, { status: number; message: string }> = {
  success: { status: 200, message: 'OK' },
  sessionInvalid: { status: 200, message: 'The session has ended; log in again' },
  wrongPassword: { status: 200, message: 'The account or password is not right' },
  tooManyPasswordErrors: { status: 200, message: 'Too many password errors; try again later' },
  addressLimit: { status: 200, message: 'Too many requests from this network; try again later' },
  hongKongUserElsewhere: { status: 200, message: 'Users of Hong Kong log in on the site for Hong Kong' },
  foreignUserInHongKong: { status: 200, message: 'This site is for users of Hong Kong; log in on your own site' },
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
  registrationUnknown: { status: 200, message: 'This registration is unknown or has expired; start again' },
  notVerified: { status: 200, message: 'The address has not been verified yet' },
  alreadyRegistered: { status: 200, message: 'This registration is finished with another password; log in' },
  passwordUnreadable: { status: 200, message: 'encrypt_password cannot be read; fetch the key and encrypt again' },
  timestampUsed: { status: 200, message: 'encrypt_timestamp was used before; encrypt again' },
  timestampOutOfWindow: { status: 200, message: 'encrypt_timestamp is too far from the time of the server' },
  passwordRefused: { status: 200, message: 'The password does not meet the rules' },
  deviceOrAccountLimit: { status: 200, message: 'Too many tries; try again later' },
  mailNotSent: { status: 200, message: 'The mail could not be sent; try again' },
  countryUnknown: { status: 200, message: 'The country of this visitor is not known' },
  signUpBlocked: { status: 200, message: 'Accounts cannot be opened from where this visitor is' },
  quickTokenInvalid: { status: 200, message: 'The quick token is unknown, used or too old; ask for a new one' },
  accountInProgress: { status: 200, message: 'The account is still being created; try again in a few minutes' },
  noKycMain: { status: 200, message: 'Identity has to be verified first' },
  noKycTurkish: { status: 200, message: 'Identity has to be verified first' },
  busy: { status: 200, message: 'Too much to do at the moment; try again shortly' },
  internal: { status: 500, message: 'Something went wrong on the server' },
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
