import { codes } from '@gatehouse/contract/codes';
import type { VerifyResultResult } from '@gatehouse/contract/registration';
import type { SubmitAnswer } from '../submit-answer.ts';
import { awaitNews } from '../verification/await-news.ts';
import type { RegistrationEvent } from './registration-state.ts';

type Noticed = Extract<RegistrationEvent, { type: 'noticed' }>;

/**
 * SIGNUP-06: waits until the link of this registration has been confirmed, here or elsewhere, or is over. No answer counts
 * as none. Undefined once `signal` is aborted; never rejects.
 */
export async function awaitLink(
  uuid: string,
  look: () => Promise<SubmitAnswer>,
  signal: AbortSignal,
): Promise<Noticed | undefined> {
  const news = await awaitNews({ uuid, channel: 'registration' }, async () => newsOf(await look()), signal);
  return news && { type: 'noticed', news };
}

const known = ['verified', 'registered', 'elsewhere', 'expired'] as const;

function newsOf({ ret_code, result }: SubmitAnswer): Noticed['news'] | undefined {
  if (ret_code === codes.registrationUnknown || ret_code === codes.invalidField) return 'gone';
  const { state } = (ret_code === codes.success ? (result ?? {}) : {}) as Partial<VerifyResultResult>;
  return known.find((one) => one === state);
}
