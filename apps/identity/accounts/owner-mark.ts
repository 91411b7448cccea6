import { createHmac } from 'node:crypto';
import { type PersonalSeal, personalSealOf } from '@gatehouse/rules/site/personal-seal';
import type { OwnerMark } from '../delivery/mail.ts';
import type { Services } from '../kernel/services.ts';
import type { AccountRow } from './tables.ts';

type Marked = Pick<AccountRow, 'id' | 'anti_phishing_code'>;

/** Undefined where the account has no anti-phishing code. */
export function ownerMark(services: Pick<Services, 'sealKey'>, account: Marked): OwnerMark | undefined {
  const code = account.anti_phishing_code;
  return code === '' ? undefined : { code, seal: personalSeal(services, account) };
}

/**
 * The account's own seal: the same code, the same seal; another code or another account, another one. Keyed, so that the
 * code cannot be guessed from the shape.
 */
export function personalSeal({ sealKey }: Pick<Services, 'sealKey'>, account: Marked): PersonalSeal | undefined {
  const { id, anti_phishing_code: code } = account;
  if (code === '' || !sealKey) return undefined;
  return personalSealOf(
    createHmac('sha256', sealKey)
      .update(JSON.stringify([id, code]))
      .digest(),
  );
}
