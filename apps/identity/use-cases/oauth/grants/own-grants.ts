import type { OAuthGrant } from '@gatehouse/contract/oauth/grants';
import { riskOf } from '@gatehouse/rules/oauth/scopes';
import type { Visitor } from '../../../http/visitor.ts';
import { recordEvent } from '../../../notifications/security-events.ts';
import type { Authenticated } from '../../../sessions/authenticate.ts';
import { clientOf, type RegisteredClient, shownClient } from '../clients/client.ts';
import type { OAuthServices } from '../oauth-services.ts';
import type { OAuthGrantRow } from '../tables.ts';
import { endTokens, scopesOf } from './grants.ts';

const LISTED = 100;

/** What the person has allowed on this site, the newest first. */
export async function listGrants(
  { db, clock, clients }: OAuthServices,
  { account_id }: Authenticated,
  visitor: Visitor,
): Promise<readonly OAuthGrant[]> {
  const now = clock();
  const rows = await db
    .selectFrom('oauth_grant')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('site', '=', visitor.site.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map((row) => shown(row, clientOf(clients, row.client_id, visitor), now));
}

function shown(
  { id, client_id, scopes, created_at, last_used_at, expires_at }: OAuthGrantRow,
  client: RegisteredClient | undefined,
  now: number,
): OAuthGrant {
  // One that the operator has removed has no name any more; what it was allowed can be taken back all the same.
  const gone = { client_id, name: client_id, logo: null, home_page: '', verified: false, is_new: false };
  return {
    ...{ grant_id: id, client: client ? shownClient(client, now) : gone, created_at, last_used_at, expires_at },
    scopes: scopesOf(scopes).map((scope) => ({ scope, risk: riskOf(scope) ?? 'move' })),
  };
}

/** Takes a grant back: its tokens end in the same transaction. One that is not there is no error. */
export async function revokeGrant(
  { db, clock, clients }: OAuthServices,
  grantId: string,
  { account_id }: Authenticated,
  visitor: Visitor,
): Promise<void> {
  const { site } = visitor;
  await db.transaction().execute(async (trx) => {
    const revoked = await trx
      .updateTable('oauth_grant')
      .set({ revoked_at: clock() })
      .where('id', '=', grantId.toLowerCase())
      .where('account_id', '=', account_id)
      .where('site', '=', site.id)
      .where('revoked_at', 'is', null)
      .returning('client_id')
      .executeTakeFirst();
    if (!revoked) return;
    const { client_id: clientId } = revoked;
    await endTokens(trx, { site, accountId: account_id, clientId });
    const by = clientOf(clients, clientId, visitor)?.name ?? clientId;
    await recordEvent(trx, clock(), account_id, 'oauthRevoked', visitor, { by });
  });
}
