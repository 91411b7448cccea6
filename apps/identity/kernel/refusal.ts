import type { CodeName } from '@gatehouse/contract/errors/codes';
import { thrownErrors } from '@gatehouse/contract/errors/errors';
import type { ErrorRow } from '@gatehouse/rules/errors/error-row';

const rowOf = (code: CodeName): ErrorRow & { readonly message: string; readonly code: number } => thrownErrors[code];

const OK_STATUS = 200;

/**
 * What a capability throws to say no. One place (`http/server.ts`) turns it into an envelope.
 * Number, status and plain English are in the code's row (`contract/errors`); the front end shows its own words by code.
 * `result` goes to the caller as it is: never put a secret into it.
 */
export class Refusal extends Error {
  readonly code: CodeName;
  readonly result: unknown;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** Empty: the device forgets the account that it remembers. */
  readonly knownAccount: '' | undefined;

  constructor(
    code: CodeName,
    result?: unknown,
    more: { message?: string; retryAfter?: number; knownAccount?: '' } = {},
  ) {
    super(more.message ?? rowOf(code).message);
    this.name = 'Refusal';
    this.code = code;
    this.result = withField(rowOf(code).field, result);
    this.retryAfter = more.retryAfter;
    this.knownAccount = more.knownAccount;
  }

  get status(): number {
    return rowOf(this.code).status ?? OK_STATUS;
  }

  get number(): number {
    return rowOf(this.code).code;
  }
}

function withField(field: string | undefined, result: unknown): unknown {
  return field === undefined ? result : { field, ...(result as object | undefined) };
}

/** Names the field and says what is wrong with it; never repeats the value. */
export function invalidField(field: string, reason: string): Refusal {
  return new Refusal('invalidField', { field }, { message: `The field ${field} is not valid: ${reason}` });
}
