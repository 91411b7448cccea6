import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { THIRD_PARTY_CALLBACK_PATH } from '@gatehouse/contract/login/third-party';
import { originOf } from '@gatehouse/rules/site/site-of';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField, Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import type { Identity } from './provider.ts';
import type { AuthorizationRequest } from './sign-ins.ts';
import type { ThirdPartyFlowRow } from './tables.ts';

/** How long the visitor may stay at the provider. */
export const AWAY_TTL_MS = 10 * 60_000;
/** How long what was proved there may be used: time enough to log in first, or to read a code in a mail. */
export const PROVED_TTL_MS = 30 * 60_000;
const SECRET_BYTES = 32;

type Begun = Pick<ThirdPartyFlowRow, 'provider' | 'account_id'>;
type Keys = Pick<Services, 'brand' | 'codeKey'>;

/** Notes that this device goes to a provider. Answers what goes along. @throws {Refusal} invalidField device */
export async function beginFlow(
  { db, clock, ...keys }: Keys & Pick<Services, 'db' | 'clock'>,
  { provider, account_id }: Begun,
  visitor: Visitor,
): Promise<AuthorizationRequest> {
  const device = visitor.device;
  // Without a device a visitor could be sent here with another user's answer (RFC 9700 4.7).
  if (!device) throw invalidField('device', 'only a device that proves itself can sign in at another company');
  const now = clock();
  const [state, salt] = [secret(), secret()];
  await db
    .insertInto('third_party_flow')
    .values({
      ...{ id: randomUUID(), state_hash: hashOf(state), salt, provider, account_id, device },
      ...{ environment: visitor.site.environment, site: visitor.site.id },
      ...{ taken_at: null, issuer: null, subject: null, email: '', email_trusted: 0, used_at: null },
      ...{ created_at: now, expires_at: now + AWAY_TTL_MS },
    })
    .execute();
  return requestWith(keys, state, salt, visitor);
}

/**
 * Consumes the state that the browser brings back, and returns its flow. For an account, only a flow of that account.
 * @throws {Refusal} thirdPartyStateUnknown: it was not begun here on this device, or it is used or over
 */
export async function consumeFlow(
  { db, clock, ...keys }: Keys & Pick<Services, 'db' | 'clock'>,
  state: string,
  accountId: string | null,
  visitor: Visitor,
): Promise<{ readonly flow: ThirdPartyFlowRow; readonly request: AuthorizationRequest }> {
  const now = clock();
  const flow = await db
    .updateTable('third_party_flow')
    .set({ taken_at: now })
    .where('state_hash', '=', hashOf(state))
    .where('site', '=', visitor.site.id)
    .where('device', '=', visitor.device ?? '')
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('taken_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!flow) throw new Refusal('thirdPartyStateUnknown');
  return { flow, request: requestWith(keys, state, flow.salt, visitor) };
}

/** Keeps who was proved, for this device to open or link an account with. */
export async function keepProved(
  db: Db,
  now: number,
  { id }: Pick<ThirdPartyFlowRow, 'id'>,
  { issuer, subject, email, emailTrusted, profile }: Identity,
): Promise<ThirdPartyFlowRow> {
  return db
    .updateTable('third_party_flow')
    .set({
      ...{ issuer, subject, email, email_trusted: emailTrusted ? 1 : 0, expires_at: now + PROVED_TTL_MS },
      ...(profile && { profile: JSON.stringify(profile) }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A flow whose identity at the provider is proved. */
export type ProvedFlow = ThirdPartyFlowRow & { readonly issuer: string; readonly subject: string };

/** What this device has proved and not used. @throws {Refusal} thirdPartyStateUnknown */
export async function findProved(db: Db, now: number, uuid: string, visitor: Visitor): Promise<ProvedFlow> {
  const flow = await db
    .selectFrom('third_party_flow')
    .selectAll()
    .where('id', '=', uuid.toLowerCase())
    .where('site', '=', visitor.site.id)
    .where('device', '=', visitor.device ?? '')
    .where('account_id', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!isProved(flow)) throw new Refusal('thirdPartyStateUnknown');
  return flow;
}

/**
 * In the transaction of what it opens.
 * @param opened id of the account that is opened with it; an account that was there before is not noted
 * @throws {Refusal} thirdPartyStateUnknown when another request was faster
 */
export async function useProved(
  db: Db,
  now: number,
  { id }: Pick<ThirdPartyFlowRow, 'id'>,
  opened?: string,
): Promise<void> {
  const used = await db
    .updateTable('third_party_flow')
    .set({ used_at: now, email: '', profile: '', ...(opened === undefined ? {} : { account_id: opened }) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw new Refusal('thirdPartyStateUnknown');
}

function isProved(flow: ThirdPartyFlowRow | undefined): flow is ProvedFlow {
  return flow !== undefined && flow.issuer !== null && flow.subject !== null;
}

/** Verifier and nonce are not stored: they are derived from the state, the row and the key. */
function requestWith({ brand, codeKey }: Keys, state: string, salt: string, { site }: Visitor): AuthorizationRequest {
  const derived = (use: string) => createHmac('sha256', codeKey).update(`${use}|${salt}|${state}`).digest('base64url');
  return {
    redirectUri: originOf(brand, site) + THIRD_PARTY_CALLBACK_PATH,
    ...{ state, nonce: derived('third-party nonce'), verifier: derived('third-party verifier') },
  };
}

function secret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Of a state, as it is stored. */
export function hashOf(state: string): string {
  return createHash('sha256').update(state).digest('base64url');
}
