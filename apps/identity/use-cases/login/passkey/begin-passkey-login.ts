import type { PasskeyRequestOptions } from '@gatehouse/contract/login/challenge';
import type { Visitor } from '../../../http/visitor.ts';
import type { Services } from '../../../kernel/services.ts';
import { countAll } from '../../../rate-limit/count-all.ts';
import { openChallenge } from '../../../verification/challenge/open-challenge.ts';
import { passkeyOptionsFor } from '../../../verification/passkey/passkey-options.ts';

/**
 * A login by passkey begins, without a name: the browser lists the passkeys of this site, and the one that is picked says whose it is.
 * @throws {Refusal} addressLimit, deviceOrAccountLimit
 */
export async function beginPasskeyLogin(
  services: Services,
  visitor: Visitor,
): Promise<{ uuid: string; options: PasskeyRequestOptions }> {
  const { db, clock, limits } = services;
  await countAll(limits, [
    ['passkeyLoginsByAddress', visitor.address],
    ['passkeyLoginsByDevice', visitor.device],
  ]);
  const asks = { purpose: 'login', account: undefined, ways: ['passkey'], context: { openedBy: 'passkey' } } as const;
  const challenge = await openChallenge(db, clock(), asks, visitor);
  return { uuid: challenge.id, options: await passkeyOptionsFor(services, challenge, visitor) };
}
