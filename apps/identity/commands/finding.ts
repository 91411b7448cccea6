const WAIT_MS = 10_000;

/** One thing that was looked at; what is not `ok` says in plain words what to do. */
export type Finding = { readonly ok: boolean; readonly what: string };

export const fine = (what: string): Finding => ({ ok: true, what });
export const wrong = (what: string): Finding => ({ ok: false, what });

export type Fetched = { readonly status: number | undefined; readonly text: string; readonly why: string };

/** An answer, or why there was none. */
export async function fetched(url: string, init: RequestInit): Promise<Fetched> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(WAIT_MS) });
    return { status: answer.status, text: await answer.text(), why: `status ${answer.status}` };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return { status: undefined, text: '', why: cause?.code ?? name };
  }
}
