import type { PasskeyRequestOptions } from '@gatehouse/contract/challenge';
import { openChallenge } from '../challenge/open-challenge.ts';
import { passkeyOptionsFor } from '../factor/passkey-options.ts';
import type { Visitor } from '../http/visitor.ts';
import { countAll } from '../rate-limit/count-all.ts';
import type { Services } from '../services.ts';

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
