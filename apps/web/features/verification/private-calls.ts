import type { Call, Envelope } from '@gatehouse/contract/call/call';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';

/** A call of an account page: never rejects, and its refusals are localized. */
export function askPrivately<Payload, Result>(
  page: PageFrame,
  call: Call<Payload, Result>,
  payload: Payload,
  signal?: AbortSignal,
): Promise<Envelope<Result>> {
  const ask = getPlatform(page).ask as (
    call: Call<Payload, Result>,
    payload: Payload,
    more: object,
  ) => Promise<Envelope<Result>>;
  return localizeAnswer(page, ask(call, payload, signal ? { signal } : {}));
}
