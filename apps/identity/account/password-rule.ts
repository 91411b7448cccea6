import { Refusal } from '../http/refusal.ts';

export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;

/** The very first guesses of every attack; a list for operators to lengthen, not a strength meter. */
const COMMONEST = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 87654321 11111111
   00000000 12341234 11223344 88888888 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
   iloveyou sunshine princess football baseball superman trustno1 letmein1 welcome1 admin123 abcd1234 abc12345 asdfghjk
   asdfghjkl zxcvbnm1 changeme computer starwars whatever michelle jennifer`.split(/\s+/),
);

export type PasswordProblem = 'short' | 'long' | 'common' | 'email';

/** One spelling for what looks and types the same on different keyboards (NIST SP 800-63B-4, 3.1.1.2). */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/** 8 to 128 characters (code points), no rules of composition; not one of the commonest, not the address itself. */
export function passwordProblem(password: string, email: string): PasswordProblem | undefined {
  const chars = [...password].length;
  if (chars < PASSWORD_MIN_CHARS) return 'short';
  if (chars > PASSWORD_MAX_CHARS) return 'long';
  const plain = password.toLowerCase();
  if (COMMONEST.has(plain)) return 'common';
  if (plain === email.toLowerCase()) return 'email';
  return undefined;
}

const reasons: Record<PasswordProblem, string> = {
  short: `The password must have at least ${PASSWORD_MIN_CHARS} characters`,
  long: `The password must have at most ${PASSWORD_MAX_CHARS} characters`,
  common: 'The password is one of the commonest; choose another',
  email: 'The password must not be the email address',
};

/** @throws {Refusal} passwordRefused, with the reason */
export function checkPassword(password: string, email: string): void {
  const reason = passwordProblem(password, email);
  if (!reason) return;
  const result = { field: 'password', reason, min: PASSWORD_MIN_CHARS, max: PASSWORD_MAX_CHARS };
  throw new Refusal('passwordRefused', result, { message: reasons[reason] });
}
