import type { Payee } from '@gatehouse/contract/attribution/payee';
import type { AttributionValues } from '@gatehouse/rules/attribution/attribution-values';
import { type Channel, channelOf, media } from '@gatehouse/rules/attribution/channel';
import { readLocal, writeLocal } from '../storage/storage.ts';

/** AFF-08: in the tab, whose the invitation is that was followed last. As necessary as the invitation itself. */
const PAYEE_KEY = 'payee';

/** Keeps what the API said of the invitation that these values name; null: no one is credited for it. */
export function keepPayee(values: AttributionValues, payee: Channel | null): void {
  writeLocal(PAYEE_KEY, JSON.stringify([invitationKey(values), payee]), 'sessionStorage');
}

/** What the API said of the invitation that these values name; undefined where that is not known. */
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

/** The browser's storage may hold anything. */
function readPayee(kept: unknown): Payee {
  if (kept === null) return null;
  const { medium, userCode } = (kept ?? {}) as Partial<Channel>;
  const isSound = typeof userCode === 'string' && userCode !== '' && media.some((one) => one === medium);
  return isSound ? ({ medium, userCode } as Channel) : undefined;
}
