import { codes } from '@gatehouse/contract/errors/codes';
import { type ProfileResult, profile } from '@gatehouse/contract/session/session';
import { isKycVerified } from '@gatehouse/rules/session/session';
import type { LoadContext } from './page.ts';

/** The result of a call that the page can do without: null if it was refused or failed. */
export async function loadPart<Result>(asking: Promise<{ ret_code: number; result?: Result }>): Promise<Result | null> {
  try {
    const { ret_code, result } = await asking;
    return ret_code === codes.success ? (result ?? null) : null;
  } catch {
    return null;
  }
}

const NOT_FOUND = 404;

/** The same of a call that an API may lack: undefined where it does. @param isWhole false: the result is none that can be shown */
export async function loadOptional<Result>(
  asking: Promise<{ ret_code: number; result?: Result }>,
  isWhole: (result: Result) => boolean,
): Promise<Result | null | undefined> {
  try {
    const { ret_code, result } = await asking;
    return ret_code === codes.success && result && isWhole(result) ? result : null;
  } catch (error) {
    return (error as { readonly status?: number }).status === NOT_FOUND ? undefined : null;
  }
}

/** Whether the account is verified (SESS-08); null if it could not be read. */
export async function loadVerified(api: LoadContext['api']): Promise<boolean | null> {
  const result = await loadPart(api<ProfileResult>(profile.path));
  return result && isKycVerified(result);
}
