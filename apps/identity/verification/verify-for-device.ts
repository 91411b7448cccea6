import type { Db } from '../db/open.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { findChallenge, isVerifiedBy } from './challenge/find-challenge.ts';
import { namingField } from './challenge/purposes.ts';
import type { ChallengeRow } from './challenge/tables.ts';
import { checkProof, countingGuesses } from './check-proof.ts';
import { codeMatches, hashCode } from './code/code.ts';
import { methods } from './methods.ts';

/** A proof that was sent: it is the same for every holder. */
export type SentProof =
  | { readonly by: 'email' | 'mobile'; readonly code: string }
  | { readonly by: 'email_link'; readonly link_token: string };

/**
 * Checks the answer to a challenge that any device may give: it is then proved for that device, and for no other, until it is used
 * up. A code or link is taken once: on the same device it gives the same answer again, and nothing new; another device needs one
 * of its own, and takes the place of the first.
 * @param challenge as it was found for a visitor whose device proves itself
 * @param onVerified what else happens in the transaction that takes it
 * @throws {Refusal} challengeUnknown; wrongCode with tries_left, codeExpired, codeTriesUsed; linkUnknown, linkUsed on another
 * device; addressLimit, deviceOrAccountLimit
 */
export async function verifyForDevice(
  services: Services,
  challenge: ChallengeRow,
  proof: SentProof,
  visitor: Visitor,
  onVerified: (trx: Db) => Promise<void>,
): Promise<void> {
  const { db, clock } = services;
  await countingGuesses(services, challenge, proof.by, visitor, async () => {
    if (isRepeated(services, challenge, proof, visitor)) return;
    const refusal = await consume(services, challenge, proof, visitor, onVerified);
    if (!refusal) return;
    // A concurrent call with the same proof has consumed it, or another one was sent meanwhile.
    const later = await findChallenge(db, clock(), challenge.id, visitor, { anyDevice: true });
    if (isRepeated(services, later, proof, visitor)) return;
    throw proof.by === 'email_link' ? refusal : whyRefused(refusal, later, clock());
  });
}

const secretOf = (proof: SentProof) => (proof.by === 'email_link' ? proof.link_token : proof.code);

/** Whether this device has used the very same before. @throws {Refusal} wrongCode, linkUsed: it is none that could be taken */
function isRepeated({ codeKey }: Services, challenge: ChallengeRow, proof: SentProof, visitor: Visitor): boolean {
  const isSame = codeMatches(challenge.verified_hash, codeKey, challenge.id, secretOf(proof));
  const { usedUp, wrong = 'wrongCode' } = methods[proof.by];
  if (isVerifiedBy(challenge, visitor)) {
    // A code that another device asked for changes nothing here.
    if (!isSame && proof.by !== 'email_link') {
      throw namingField(challenge.purpose, new Refusal(wrong, { tries_left: 0 }));
    }
    return isSame;
  }
  if (isSame && usedUp) throw new Refusal(usedUp);
  return false;
}

/**
 * In one transaction, so that of several at once the first takes it and the others see that. Answers why not: a refused try stays
 * counted.
 */
async function consume(
  services: Services,
  challenge: ChallengeRow,
  proof: SentProof,
  visitor: Visitor,
  onVerified: (trx: Db) => Promise<void>,
): Promise<Refusal | undefined> {
  const { db, clock, codeKey } = services;
  return db.transaction().execute(async (trx) => {
    try {
      await checkProof({ ...services, db: trx }, challenge, proof, visitor);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    const verified_hash = hashCode(codeKey, challenge.id, secretOf(proof));
    const verified = await trx
      .updateTable('challenge')
      .set({ verified_at: clock(), verified_device: visitor.device ?? null, verified_hash })
      .set({ code_hash: null, link_hash: null })
      .where('id', '=', challenge.id)
      .where(proof.by === 'email_link' ? 'link_hash' : 'code_hash', '=', verified_hash)
      .where('passed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!verified) return new Refusal(methods[proof.by].wrong ?? 'codeExpired');
    await onVerified(trx);
    return undefined;
  });
}

/** A code that has been taken or has ended has no tries to speak of. */
function whyRefused(refusal: Refusal, { purpose, code_hash, code_expires_at }: ChallengeRow, now: number): Refusal {
  const isOver = refusal.code === 'codeTriesUsed' && (code_hash === null || code_expires_at <= now);
  return namingField(purpose, isOver ? new Refusal('codeExpired') : refusal);
}

/** What a device has proved is used up, in the transaction of what it opens; that keeps its account too, which is how the version before knows. */
export async function useUp(trx: Db, id: string, now: number): Promise<void> {
  await trx
    .updateTable('challenge')
    .set(({ ref }) => ({ passed_at: now, passed_by: ref('item'), code_hash: null, link_hash: null }))
    .where('id', '=', id)
    .where('passed_at', 'is', null)
    .execute();
}
