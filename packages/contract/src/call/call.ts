/**
 * One call of the API. `access` says whether the user token goes along (HTTP-09).
 * `ours` marks a path that the specification does not show.
 */
export type Call<Payload = unknown, Result = unknown> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: 'public' | 'private';
  readonly ours?: true;
  /** A long poll: the answer comes when there is news, and does not count as slow (HTTP-13). */
  readonly waits?: true;
  /** The most bytes that its body may have; absent: what is usual. */
  readonly bodyBytes?: number;
  /** ERR-01: the screen shows the refusal itself, or nothing waits for the call. Absent: the catalogue shows a toast. */
  readonly hideError?: true;
  /** Codes that the caller handles itself; the error catalogue is not loaded for them. */
  readonly answers?: readonly number[];
  /** Types only; never present at run time. */
  readonly types?: { readonly payload: Payload; readonly result: Result };
};

/** Names a call; the payload's and result's types travel with it. */
export function call<Payload, Result>(
  method: Call['method'],
  path: Call['path'],
  more: {
    access: Call['access'];
    ours?: true;
    waits?: true;
    hideError?: true;
    answers?: readonly number[];
    bodyBytes?: number;
  },
): Call<Payload, Result> {
  return { method, path, ...more };
}

/** What every answer carries. Both spellings of code and message are read (HTTP-10); `ret_code` is written. */
export type Envelope<Result = unknown> = {
  readonly ret_code: number;
  readonly ret_msg: string;
  readonly result?: Result;
  readonly token?: string;
};
