import type { Site } from '@gatehouse/rules/site/site';
import { errors, Provider } from 'oidc-provider';
import type { Db } from '../../../db/open.ts';
import { clientOf } from '../clients/client.ts';
import { metadataOf } from '../clients/client-metadata.ts';
import type { OAuthServices } from '../oauth-services.ts';
import type { OAuthItemRow } from '../tables.ts';
import { callerOf } from './caller.ts';
import { findItem, findSessionByUid, itemId, takeItem } from './items.ts';
import { noteUse } from './last-use.ts';
import { tieOfNow } from './tied.ts';
import { pendingOf } from './token-transaction.ts';

/** What the provider stores, by its own names. */
type Payload = Record<string, unknown> & {
  readonly accountId?: string;
  readonly clientId?: string;
  readonly grantId?: string;
  readonly uid?: string;
  readonly returnTo?: string;
  readonly session?: { readonly accountId?: string };
  readonly params?: { readonly client_id?: string };
};

/** Stands for the value that the bearer holds. */
const VALUE = ':value';

/**
 * OAUTH-06: the storage of one site's provider. Values that bearers hold are stored as hashes; times are the service's own.
 * @returns what the provider asks for each kind of item
 */
export function createAdapter(services: OAuthServices, site: Site) {
  return (model: string) => (model === 'Client' ? clientAdapter(services, site) : itemAdapter(services, site, model));
}

/** Clients come from the operator's file alone. */
function clientAdapter({ clients }: OAuthServices, site: Site) {
  return {
    find: async (id: string) => {
      const client = clientOf(clients, id, { site });
      return client && metadataOf(client);
    },
  };
}

function itemAdapter(services: OAuthServices, site: Site, model: string) {
  const { db, clock } = services;
  const idOf = (value: string) => itemId(site, model, value);
  const store = async (trx: Db, row: OAuthItemRow) => {
    if (model === 'ReplayDetection') return storeOnce(trx, row);
    const { payload, grant_id, account_id, client_id, uid_hash, session_id, device, expires_at } = row;
    const changed = { payload, grant_id, account_id, client_id, uid_hash, expires_at };
    // What is changed outside a browser's request stays with the browser and the session that began it.
    const kept = { ...(session_id === null ? {} : { session_id }), ...(device === null ? {} : { device }) };
    await trx
      .insertInto('oauth_item')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...changed, ...kept }))
      .execute();
  };
  return {
    upsert: async (value: string, payload: Payload, expiresInS: number) => {
      const row = rowOf({ site, model, value, payload, expiresInS, now: clock() });
      const waiting = model === 'ReplayDetection' ? undefined : pendingOf(Provider.ctx);
      if (waiting) waiting.made.push(row);
      else await store(tieOfNow()?.trx ?? db, row);
    },
    find: async (value: string) => {
      const row = await findItem(db, model, idOf(value), clock());
      if (row?.consent_used_at !== undefined) noteUse(Provider.ctx, row.consent_used_at);
      return row && payloadOf(row, value, clock());
    },
    findByUid: async (uid: string) => {
      // Of sessions alone.
      const row = await findSessionByUid(db, itemId(site, model, uid), clock());
      return row && payloadOf(row, undefined, clock());
    },
    consume: async (value: string) => {
      const waiting = pendingOf(Provider.ctx);
      if (waiting) waiting.taken = idOf(value);
      else if (!(await takeItem(db, idOf(value), clock())))
        throw new errors.InvalidRequestUri('the request was used before');
    },
    destroy: async (value: string) => {
      await db.deleteFrom('oauth_item').where('id', '=', idOf(value)).execute();
    },
    revokeByGrantId: async (grantId: string) => {
      await db.deleteFrom('oauth_item').where('grant_id', '=', grantId).where('model', '=', model).execute();
    },
  };
}

/** A proof that came twice at once: the provider looks first, and stores then. */
async function storeOnce(trx: Db, row: OAuthItemRow): Promise<void> {
  const stored = await trx
    .insertInto('oauth_item')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw new errors.InvalidRequest('the proof was used before');
}

type Stored = {
  readonly site: Site;
  readonly model: string;
  readonly value: string;
  readonly payload: Payload;
  readonly expiresInS: number;
  readonly now: number;
};

function rowOf({ site, model, value, payload, expiresInS, now }: Stored): OAuthItemRow {
  const caller = callerOf(Provider.ctx);
  const { jti: _, exp: __, ...rest } = payload;
  return {
    id: itemId(site, model, value),
    ...{ model, environment: site.environment, site: site.id },
    payload: JSON.stringify(model === 'Interaction' ? withoutValues(rest, value) : rest),
    grant_id: (model === 'Grant' ? value : payload.grantId) ?? null,
    account_id: payload.accountId ?? payload.session?.accountId ?? null,
    client_id: payload.clientId ?? payload.params?.client_id ?? null,
    uid_hash: payload.uid === undefined ? null : itemId(site, model, payload.uid),
    session_id: model === 'Session' ? (caller?.who?.session_id ?? null) : null,
    device: model === 'Interaction' ? (caller?.visitor.device ?? null) : null,
    consent_id: model === 'Grant' ? (tieOfNow()?.consentId ?? null) : null,
    ...{ consumed_at: null, created_at: now, expires_at: now + expiresInS * 1_000 },
  };
}

/** The request's own value is part of the address that resumes it, and the value of the session's cookie is kept beside. */
function withoutValues({ session, returnTo = '', ...rest }: Payload, value: string): object {
  const { cookie: _, ...shown } = (session ?? {}) as Record<string, unknown>;
  return { ...rest, returnTo: returnTo.replaceAll(value, VALUE), ...(session ? { session: shown } : {}) };
}

/** The provider reads the machine's clock; ours may be another one in tests. */
function payloadOf(row: OAuthItemRow, value: string | undefined, now: number): object {
  const payload = JSON.parse(row.payload) as Payload;
  const exp = Math.floor((row.expires_at - now + Date.now()) / 1_000);
  return {
    ...payload,
    ...{ exp, ...(value === undefined ? {} : { jti: value }) },
    ...(payload.returnTo ? { returnTo: payload.returnTo.replaceAll(VALUE, value ?? '') } : {}),
    ...(row.consumed_at === null ? {} : { consumed: Math.floor(row.consumed_at / 1_000) }),
  };
}
