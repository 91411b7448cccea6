import { accountById } from '../../accounts/accounts.ts';
import { consumeEncryption, readPassword } from '../../encryption/read-password.ts';
import { isKnownDevice } from '../../risk/known-device.ts';
import type { CheckMethod, Method } from '../challenge/method.ts';

const checkOwnPassword: CheckMethod<'password'> = async (services, { account_id, id, environment }, proof, visitor) => {
  const { db, clock, hasher } = services;
  const account = account_id === null ? undefined : await accountById(db, account_id);
  const from = account && (await isKnownDevice(db, clock(), account, visitor)) ? 'known' : 'stranger';
  const password = await readPassword(services, environment, proof, from);
  const right = await hasher.verify(account?.password_hash || undefined, password, from);
  if (!right) return undefined;
  return {
    consume: async (trx) => {
      await consumeEncryption(trx, `challenge|${id}`, proof);
      return true;
    },
  };
};

export const passwordMethod: Method<'password'> = { check: checkOwnPassword, wrong: 'wrongPassword', guessable: true };
