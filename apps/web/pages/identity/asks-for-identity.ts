import type { KycStatus } from '@gatehouse/contract/region/kyc';

/** Whether the page shows the form: nothing is submitted, or what was is refused. */
export function asksForIdentity(status: KycStatus | null): boolean {
  return status?.state === 'none' || status?.state === 'refused';
}
