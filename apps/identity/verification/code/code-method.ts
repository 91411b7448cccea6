import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { type Method, NOTHING_TO_CONSUME, type Right } from '../challenge/method.ts';
import type { ChallengeRow } from '../challenge/tables.ts';
import { CODE_TRIES, codeMatches } from './code.ts';
import { byMail } from './mail-message.ts';
import { bySms } from './sms-message.ts';

/** Six digits that were sent: five tries, then another has to be asked for. */
async function checkCode(
  { db, clock, codeKey }: Services,
  challenge: ChallengeRow,
  { by, code }: { readonly by: 'email' | 'mobile'; readonly code: string },
): Promise<Right> {
  // A code that went to the phone proves nothing of the mailbox.
  if ((challenge.item === 'mobile') !== (by === 'mobile')) throw new Refusal('codeExpired');
  if (challenge.code_expires_at <= clock()) throw new Refusal('codeExpired');
  const counted = await db
    .updateTable('challenge')
    .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
    .where('id', '=', challenge.id)
    .where('code_hash', 'is not', null)
    .where('code_tries', '<', CODE_TRIES)
    .returning(['code_tries', 'code_hash'])
    .executeTakeFirst();
  if (!counted) throw new Refusal('codeTriesUsed');
  if (codeMatches(counted.code_hash, codeKey, challenge.id, code)) return NOTHING_TO_CONSUME;
  throw new Refusal('wrongCode', { tries_left: CODE_TRIES - counted.code_tries });
}

export const mailedCodeMethod: Method<'email'> = { check: checkCode, send: byMail, guessable: true };
export const textedCodeMethod: Method<'mobile'> = { check: checkCode, send: bySms, guessable: true };
