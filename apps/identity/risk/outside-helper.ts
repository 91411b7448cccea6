import type { RiskAction } from '@gatehouse/rules/login/risk';
import * as z from 'zod';
import type { ExtInfo, RiskAnswer } from './risk-helper.ts';

const TIMEOUT_MS = 800;
const FAILURES_MAX = 5;
const REST_MS = 30_000;
const MAX_ANSWER_BYTES = 16_384;

/** What an outside helper is sent, as JSON. Hashes are keyed: they say only that it is the same one again. */
export type OutsideFacts = {
  readonly version: 1;
  /** `intercept`: before an action; `login`: a first factor was right; `registration`: one begins. */
  readonly event: 'intercept' | 'login' | 'registration';
  /** LOGIN-10 */
  readonly scene: string | null;
  /** Of an `intercept`: what the page sent, unchecked. */
  readonly ext_info: ExtInfo | null;
  /** How the first factor was given. */
  readonly way: string | null;
  readonly site: string;
  readonly platform: string;
  /** ISO 3166-1 */
  readonly country: string | null;
  readonly tx: string | null;
  readonly device: string | null;
  readonly address: string | null;
  readonly account: string | null;
  readonly device_known: boolean | null;
  /** Whether the tx-id was announced by the same device before. */
  readonly announced: boolean | null;
  readonly local: { readonly action: RiskAction; readonly reasons: readonly string[] };
};

/** Undefined: there is no answer to be had, now. Never throws. */
export type AskOutside = (facts: OutsideFacts) => Promise<RiskAnswer | undefined>;

const answerSchema = z.object({
  action: z.enum(['pass', 'verify', 'block']),
  reasons: z
    .array(z.string().regex(/^[\w.-]{1,64}$/))
    .max(16)
    .default([]),
});

type Options = {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly note: (message: string, error?: unknown) => void;
  readonly timeoutMs?: number;
};

/**
 * LOGIN-11: asks the operator's helper at `RISK_URL`: `POST` of the facts, an answer of `{ action, reasons? }` within 800 ms. After
 * five failures in a row it is left alone for 30 s; then one attempt asks again.
 */
export function outsideHelper(riskUrl: string, { clock, note, timeoutMs = TIMEOUT_MS }: Options): AskOutside {
  const send = sender(riskUrl, timeoutMs);
  let failures = 0;
  let restsUntil = 0;
  return async (facts) => {
    if (clock() < restsUntil) return undefined;
    // The others wait until one has found out.
    if (failures >= FAILURES_MAX) restsUntil = clock() + REST_MS;
    try {
      const answer = answerSchema.parse(await send(facts));
      [failures, restsUntil] = [0, 0];
      return answer;
    } catch (error) {
      failures += 1;
      if (failures < FAILURES_MAX) return undefined;
      restsUntil = clock() + REST_MS;
      if (failures === FAILURES_MAX) note('The risk helper does not answer; our own goes on', error);
      return undefined;
    }
  };
}

function sender(riskUrl: string, timeoutMs: number): (facts: OutsideFacts) => Promise<unknown> {
  const url = new URL(riskUrl);
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = pair === ':' ? undefined : `Basic ${Buffer.from(pair).toString('base64')}`;
  [url.username, url.password] = ['', ''];
  return async (facts) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: JSON.stringify(facts),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`The risk helper answered ${answer.status}`);
    }
    return JSON.parse(await textOf(answer));
  };
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('The risk helper answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
