import type { RiskReason } from '@gatehouse/rules/login/risk';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { LimitName, Limits } from '../rate-limit/limits.ts';

/** A look counts nothing: what is asked for before an attempt is not the attempt. */
export type Counting = 'counts' | 'looks';
type Counted = readonly [LimitName, string | undefined, RiskReason];

/** Counts an attempt of this network; answers what is unusual about how many there were. */
export function countAddress(limits: Limits, { address }: Visitor, counting?: Counting): Promise<RiskReason[]> {
  const counts: readonly Counted[] = [
    ['riskAttemptsByAddress', address, 'busy-address'],
    ['riskFloodByAddress', address, 'address-flood'],
  ];
  return countedOver(limits, counts, counting);
}

/** The same of a device. */
export function countDevice(limits: Limits, { device }: Visitor, counting?: Counting): Promise<RiskReason[]> {
  const counts: readonly Counted[] = [
    ['riskAttemptsByDevice', device, 'busy-device'],
    ['riskFloodByDevice', device, 'flood'],
  ];
  return countedOver(limits, counts, counting);
}

/** Whether an announcement still covers its action: a call of it may be repeated with a better captcha, not without end. */
export async function mayRepeat(limits: Limits, { txId, device }: Visitor): Promise<boolean> {
  return !(await isOver(limits, 'riskCallsByTransaction', `${txId}|${device ?? ''}`));
}

/** The same of an account; `isNewHere`: its device has not been seen in it before. */
export function countAccount(
  limits: Limits,
  accountId: string,
  visitor: Visitor,
  isNewHere: boolean,
): Promise<RiskReason[]> {
  return countedOver(limits, [
    ['riskAttemptsByAccount', accountId, 'busy-account'],
    ['riskFloodByAccount', accountId, 'flood'],
    ['riskAccountsByDevice', isNewHere ? visitor.device : undefined, 'many-accounts'],
  ]);
}

async function countedOver(
  limits: Limits,
  counts: readonly Counted[],
  counting: Counting = 'counts',
): Promise<RiskReason[]> {
  const over = await Promise.all(
    counts.map(async ([name, key, reason]) => {
      const isOne = await isOver(limits, name, key);
      if (counting === 'looks' && !isOne) await limits.giveBack(name, key);
      return isOne ? [reason] : [];
    }),
  );
  return over.flat();
}

async function isOver(limits: Limits, name: LimitName, key: string | undefined): Promise<boolean> {
  try {
    await limits.count(name, key);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}
