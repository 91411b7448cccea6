import { codes } from '@gatehouse/contract/errors/codes';

/** The result of a call that the page can do without: null if it was refused or failed. */
export async function loadPart<Result>(asking: Promise<{ ret_code: number; result?: Result }>): Promise<Result | null> {
  try {
    const { ret_code, result } = await asking;
    return ret_code === codes.success ? (result ?? null) : null;
  } catch {
    return null;
  }
}
