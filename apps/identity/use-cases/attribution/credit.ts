import { paidTouch } from '@gatehouse/rules/attribution/attribution';
import type { AttributionValues } from '@gatehouse/rules/attribution/attribution-values';
import { type Channel, channelOf, creditedChannel } from '@gatehouse/rules/attribution/channel';
import type { Site } from '@gatehouse/rules/site/site';
import type { Db } from '../../db/open.ts';
import { inviterByCode, inviterById } from '../affiliate/find-inviter.ts';
import type { InviterRow } from '../affiliate/tables.ts';
import { type Attribution, readAttribution } from './attribution.ts';

type Environment = Site['environment'];

/**
 * AFF-03, AFF-04, AFF-08: the attribution of a new account, with the inviter whom this API knows: one code for each,
 * whatever parameter or spelling named them. An unknown or ended invitation credits no one. A typed code that is unknown
 * or ended does not come before the invitation by which the user came.
 * @param text what the registration holds, as JSON text
 */
export async function creditedAttribution(db: Db, environment: Environment, text: string): Promise<string> {
  const attribution = readAttribution(text);
  const { typed, nonCrypto } = attribution.channel;
  const byTyped = typed ? payeeOf(await inviterByCode(db, environment, attribution.channel.userCode)) : null;
  const channel = byTyped ?? (await creditedByTouches(db, environment, attribution));
  const marks = { ...(byTyped && { typed }), ...(nonCrypto && { nonCrypto }) };
  return JSON.stringify({ ...attribution, channel: { ...channel, ...marks } });
}

async function creditedByTouches(db: Db, environment: Environment, { first, last, inviter }: Attribution) {
  const values = first && last ? paidTouch({ first, last, ...(inviter && { inviter }) }).values : {};
  const named = channelOf(values).value;
  if (named.userCode === '') return named;
  return creditedChannel(named, payeeOf(await inviterNamed(db, environment, values, named))).value;
}

/** A client that sends no touches may name an affiliate by their id in `user_code`. */
async function inviterNamed(
  db: Db,
  environment: Environment,
  { affiliate_id }: AttributionValues,
  { medium, userCode }: Channel,
): Promise<InviterRow | undefined> {
  if (affiliate_id !== undefined) return inviterById(db, environment, affiliate_id);
  const byCode = await inviterByCode(db, environment, userCode);
  return byCode ?? (medium === 'affiliate' ? inviterById(db, environment, userCode) : undefined);
}

function payeeOf(inviter: InviterRow | undefined): Channel | null {
  return inviter?.active ? { medium: inviter.kind, userCode: inviter.code } : null;
}
