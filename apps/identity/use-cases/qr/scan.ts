import { randomInt } from 'node:crypto';
import type { QrRequest } from '@gatehouse/contract/login/qr';
import { siteById } from '@gatehouse/rules/site/site-of';
import { accountById } from '../../accounts/accounts.ts';
import { personalSeal } from '../../accounts/owner-mark.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { hostOfSite } from '../../kernel/site-host.ts';
import { wallRefusal } from '../../region/ring-fence.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { isFreshFor } from '../../sessions/authenticate.ts';
import { scannedCode } from './find-code.ts';
import type { QrLoginRow } from './tables.ts';
import type { QrWaiters } from './waiters.ts';

/** From the scan on: time to look, and to choose. */
export const SCANNED_TTL_MS = 60_000;
/** Where a proof is asked for before: a code has to come by mail, or an app has to be found. The code is one account's by then. */
export const SCANNED_TO_PROVE_TTL_MS = 5 * 60_000;
const NUMBERS = 3;
const [LOWEST, HIGHEST] = [10, 99];

/**
 * Claims a code for the session that scanned it, and describes the device that asks for the login (RFC 10027 6.1: the approver
 * must be able to tell a login of their own from a stranger's). A second scan by the same account has the same answer; for
 * other accounts, and once it is over, the code is unknown.
 * @throws {Refusal} qrUnknown, deviceOrAccountLimit; hongKongUserElsewhere, foreignUserInHongKong: not on that site (REGION-09)
 */
export async function scan(
  services: Services,
  waiters: QrWaiters,
  secret: string,
  who: Authenticated,
  visitor: Visitor,
): Promise<QrRequest> {
  const { db, clock, limits } = services;
  await limits.count('qrScansByAccount', who.account_id);
  const found = await scannedCode(db, clock(), secret, who);
  if (!found || found.state === 'refused' || found.state === 'used') throw new Refusal('qrUnknown');
  const account = await mustFitSite(services, found, who);
  const claimed = found.state === 'waiting' ? await claimOnce(services, found, secret, who) : found;
  if (!claimed) throw new Refusal('qrUnknown');
  waiters.tell(claimed.id);
  return requestOf(services, claimed, account, visitor);
}

/** The account, if it may log in there. */
async function mustFitSite(services: Services, { site: siteId }: QrLoginRow, who: Authenticated): Promise<AccountRow> {
  const [account, site] = [await accountById(services.db, who.account_id), siteById(services.brand, siteId)];
  if (!account || !site) throw new Refusal('qrUnknown');
  const refusal = wallRefusal(services, account, { site });
  if (refusal) throw refusal;
  return account;
}

/** Several scans at once by the same account are one. Undefined: another account was faster. */
async function claimOnce(services: Services, found: QrLoginRow, secret: string, who: Authenticated) {
  const claimed = await claim(services, found, who);
  if (claimed) return claimed;
  const taken = await scannedCode(services.db, services.clock(), secret, who);
  return taken?.state === 'scanned' ? taken : undefined;
}

/** Undefined: it waits no more. */
async function claim({ db, clock }: Services, { id }: QrLoginRow, who: Authenticated) {
  const now = clock();
  const [number, numbers] = chooseNumbers();
  const ttl = isFreshFor(SCANNED_TTL_MS, now, who) ? SCANNED_TTL_MS : SCANNED_TO_PROVE_TTL_MS;
  return db
    .updateTable('qr_login')
    .set({
      ...{ state: 'scanned', account_id: who.account_id, number, numbers: JSON.stringify(numbers) },
      ...{ changed_at: now, expires_at: now + ttl },
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Different two-digit numbers, and which of them the other screen shows. */
function chooseNumbers(): [number: number, numbers: readonly number[]] {
  const numbers = new Set<number>();
  while (numbers.size < NUMBERS) numbers.add(randomInt(LOWEST, HIGHEST + 1));
  const all = [...numbers];
  return [all[randomInt(NUMBERS)] ?? LOWEST, all];
}

function requestOf(services: Services, row: QrLoginRow, account: AccountRow, { place }: Visitor): QrRequest {
  const { brand, clock } = services;
  const { browser, system, platform, country, created_at, expires_at } = row;
  return {
    ...{ host: hostOfSite(brand, row.site), browser, system, platform },
    ...{ country, own_country: place.country ?? '', made_at: created_at, expires_at, now: clock() },
    numbers: JSON.parse(row.numbers) as number[],
    personal_seal: personalSeal(services, account),
  };
}
