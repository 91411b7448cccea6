import type { PasswordProblem } from './registration-state.ts';

/** NIST SP 800-63B 5.1.1.2; in code points, as the API counts. */
export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;

/** What is wrong with a password before anybody is asked; whether it is easy to guess is the server's question. */
export function passwordProblem(password: string, email: string): PasswordProblem | undefined {
  if (!password) return 'empty';
  const length = [...password].length;
  if (length < PASSWORD_MIN_CHARS) return 'short';
  if (length > PASSWORD_MAX_CHARS) return 'long';
  return password.trim().toLowerCase() === email.trim().toLowerCase() ? 'email' : undefined;
}
