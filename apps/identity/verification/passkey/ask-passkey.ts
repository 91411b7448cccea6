import type { PasskeyRequestOptions } from '@gatehouse/contract/login/challenge';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { findChallenge } from '../challenge/find-challenge.ts';
import { waysOf } from '../challenge/open-challenge.ts';
import { passkeyOptionsFor } from './passkey-options.ts';

/** What a passkey is asked for a challenge that takes one. @throws {Refusal} challengeUnknown, wayNotOffered */
export async function askPasskey(services: Services, uuid: string, visitor: Visitor): Promise<PasskeyRequestOptions> {
  const challenge = await findChallenge(services.db, services.clock(), uuid, visitor);
  if (challenge.passed_at !== null) throw new Refusal('challengeUnknown');
  if (!waysOf(challenge).includes('passkey')) throw new Refusal('wayNotOffered');
  return passkeyOptionsFor(services, challenge, visitor);
}
