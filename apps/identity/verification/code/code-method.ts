import { Refusal } from '../../kernel/refusal.ts';
import { type CheckWay, type Method, NOTHING_TO_TAKE } from '../challenge/method.ts';
import { CODE_TRIES, codeMatches } from './code.ts';

/** Six digits that were sent: five tries, then another has to be asked for. */
const checkCode: CheckWay<'email' | 'mobile'> = async ({ db, clock, codeKey }, challenge, { by, code }) => {
  // A code that went to the phone proves nothing of the mailbox.
  if ((challenge.item === 'mobile') !== (by === 'mobile')) throw new Refusal('codeExpired');
  if (challenge.code_expires_at <= clock()) throw new Refusal('codeExpired');
  const counted = await db
    .updateTable('challenge')
    .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
    .where('id', '=', challenge.id)
    .where('code_tries', '<', CODE_TRIES)
    .returning(['code_tries', 'code_hash'])
    .executeTakeFirst();
  if (!counted) throw new Refusal('codeTriesUsed');
  if (codeMatches(counted.code_hash, codeKey, challenge.id, code)) return NOTHING_TO_TAKE;
  throw new Refusal('wrongCode', { tries_left: CODE_TRIES - counted.code_tries });
};

export const codeMethod: Method<'email' | 'mobile'> = { check: checkCode, guessable: true };
