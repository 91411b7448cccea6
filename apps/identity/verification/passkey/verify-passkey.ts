import type { CheckMethod, Method } from '../challenge/method.ts';
import { relyingPartyOfSite } from '../factors/relying-party.ts';
import type { PasskeyRecord } from '../factors/tables.ts';
import { passkeyChallenge, userHandleOf, userVerificationFor } from './passkey-options.ts';
import { verifyAssertion } from './verify-assertion.ts';

/** A passkey of the challenge's site. Where the challenge names no account, the owner of the passkey logs in. */
const checkPasskey: CheckMethod<'passkey'> = async (services, challenge, { response }) => {
  const { db, brand, clock } = services;
  const relyingParty = relyingPartyOfSite(brand, challenge.site);
  const passkey = await db
    .selectFrom('passkey')
    .selectAll()
    .where('rp_id', '=', relyingParty.rpId)
    .where('credential_id', '=', response.id)
    .executeTakeFirst();
  if (!passkey || !mayAnswer(passkey, challenge, response.response.userHandle)) return undefined;
  const asks = { challenge: passkeyChallenge(services, challenge), userVerification: userVerificationFor(challenge) };
  const asserted = await verifyAssertion(response, asks, passkey, relyingParty);
  if (!asserted) return undefined;
  return {
    accountId: passkey.account_id,
    // Of two answers with one count, one is a copy's.
    consume: async (trx) => {
      const consumed = await trx
        .updateTable('passkey')
        .set({ counter: asserted.counter, backed_up: asserted.backedUp ? 1 : 0, last_used_at: clock() })
        .where('id', '=', passkey.id)
        .where('counter', '=', passkey.counter)
        .returning('id')
        .executeTakeFirst();
      return consumed !== undefined;
    },
  };
};

export const passkeyMethod: Method<'passkey'> = { check: checkPasskey, guessable: false };

type Challenge = Parameters<typeof checkPasskey>[1];

/** WebAuthn Level 3, section 7.2, steps 5 and 6: whose it is, and that the authenticator says the same. */
function mayAnswer(
  { account_id }: Pick<PasskeyRecord, 'account_id'>,
  { account_id: challengedAccount, purpose }: Pick<Challenge, 'account_id' | 'purpose'>,
  userHandle: string | null | undefined,
): boolean {
  const own = userHandleOf(account_id);
  // Only a login begins without a name: elsewhere no account means that none has the name.
  if (challengedAccount === null) return purpose === 'login' && userHandle === own;
  return challengedAccount === account_id && (!userHandle || userHandle === own);
}
