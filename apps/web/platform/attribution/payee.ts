import type { Payee } from '@gatehouse/contract/attribution/payee';
import type { AttributionValues } from '@gatehouse/rules/attribution/attribution-values';
import { type Channel, channelOf, media } from '@gatehouse/rules/attribution/channel';
import { readLocal, writeLocal } from '../storage/storage.ts';

/** AFF-08: session storage, who is credited for the invitation followed last. As necessary as the invitation itself. */
const PAYEE_KEY = 'payee';

/** Stores the API's answer for the invitation in these values; null: no one is credited. */
export function keepPayee(values: AttributionValues, payee: Channel | null): void {
  writeLocal(PAYEE_KEY, JSON.stringify([invitationKey(values), payee]), 'sessionStorage');
}

/** The stored answer for the invitation in these values; undefined where there is none. */
export function keptPayee(values: AttributionValues): Payee {
  try {
    const [key, payee] = JSON.parse(readLocal(PAYEE_KEY, 'sessionStorage') ?? '[]') as [unknown, unknown];
    return key === invitationKey(values) ? readPayee(payee) : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPayee(): void {
  writeLocal(PAYEE_KEY, null, 'sessionStorage');
}

function invitationKey(values: AttributionValues): string {
  const { medium, userCode } = channelOf(values).value;
  return `${values.affiliate_id === undefined ? medium : 'id'} ${userCode}`;
}

/** Validates the stored value: local storage may hold anything. */
function readPayee(kept: unknown): Payee {
  if (kept === null) return null;
  const { medium, userCode } = (kept ?? {}) as Partial<Channel>;
  const isSound = typeof userCode === 'string' && userCode !== '' && media.some((one) => one === medium);
  return isSound ? ({ medium, userCode } as Channel) : undefined;
}
