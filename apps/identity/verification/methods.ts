import type { Way } from '@gatehouse/contract/challenge';
import { accountById } from '../accounts/accounts.ts';
import { readPassword, takeEncryption } from '../encryption/read-password.ts';
import { Refusal } from '../kernel/refusal.ts';
import { isKnownDevice } from '../risk/known-device.ts';
import type { CheckWay, Right } from './challenge/check-method.ts';
import { CODE_TRIES, codeMatches } from './code/code.ts';
import { checkPasskey } from './passkey/verify-passkey.ts';
import { checkRecoveryCode } from './recovery-code/verify-recovery-code.ts';
import { checkTotp } from './totp/verify-totp.ts';

const NOTHING_TO_TAKE: Right = { take: async () => true };

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

const checkLink: CheckWay<'email_link'> = async ({ clock, codeKey }, challenge, { link_token }) => {
  if (!codeMatches(challenge.link_hash, codeKey, challenge.id, link_token)) throw new Refusal('linkUnknown');
  if (challenge.code_expires_at <= clock()) throw new Refusal('codeExpired');
  return NOTHING_TO_TAKE;
};

const checkOwnPassword: CheckWay<'password'> = async (services, { account_id, id, environment }, proof, visitor) => {
  const { db, clock, hasher } = services;
  const account = account_id === null ? undefined : await accountById(db, account_id);
  const from = account && (await isKnownDevice(db, clock(), account, visitor)) ? 'known' : 'stranger';
  const password = await readPassword(services, environment, proof, from);
  const right = await hasher.verify(account?.password_hash || undefined, password, from);
  if (!right) return undefined;
  return {
    take: async (step) => {
      await takeEncryption(step, `challenge|${id}`, proof);
      return true;
    },
  };
};

/** Every way to prove who one is; a new one is a line here. */
export const checks: { readonly [By in Way]: CheckWay<By> } = {
  email: checkCode as CheckWay<'email'>,
  mobile: checkCode as CheckWay<'mobile'>,
  email_link: checkLink,
  totp: checkTotp,
  recovery: checkRecoveryCode,
  passkey: checkPasskey,
  password: checkOwnPassword,
};
