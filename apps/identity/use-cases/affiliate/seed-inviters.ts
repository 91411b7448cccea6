import { affiliateId } from '@gatehouse/rules/attribution/affiliate-id';
import type { Site } from '@gatehouse/rules/site/site';
import { rowId } from '../../kernel/ids.ts';
import type { Services } from '../../kernel/services.ts';
import { siteOfEachEnvironment } from '../../kernel/site-host.ts';
import { inviterById, shareId } from './find-inviter.ts';
import type { InviterGroup, InviterTable } from './tables.ts';

export type DemoInviter = Pick<InviterTable, 'affid' | 'kind' | 'code' | 'nickname'> & {
  readonly signature?: string;
  readonly content?: string;
  /** AFF-04: the landing template. */
  readonly tpl?: string;
  /** PNG, JPEG, WebP, GIF or AVIF. */
  readonly picture?: Buffer;
  readonly groups?: readonly InviterGroup[];
  /** They do not show themselves (AFF-03). */
  readonly hidden?: true;
  /** Their invitations are no longer valid (AFF-09). */
  readonly ended?: true;
  /** Other texts or pictures, by ISO 3166-1 country. */
  readonly countries?: Readonly<Record<string, { readonly content?: string; readonly picture?: Buffer }>>;
  /** Shared invitations by their token. */
  readonly shares?: Readonly<Record<string, { readonly content: string; readonly expiresAt: number }>>;
};

type Needed = Pick<Services, 'brand' | 'db' | 'clock'>;

/**
 * Adds inviters to each environment; those that are there stay as they are.
 * @throws {Error} when an id is not digits only (AFF-02)
 */
export async function seedInviters(services: Needed, inviters: readonly DemoInviter[]): Promise<void> {
  for (const { environment } of siteOfEachEnvironment(services.brand)) {
    for (const inviter of inviters) await seedInviter(services, inviter, environment);
  }
}

async function seedInviter({ db, clock }: Needed, inviter: DemoInviter, environment: Site['environment']) {
  const {
    affid,
    kind,
    code,
    nickname,
    signature = '',
    content = '',
    tpl = '',
    groups = [],
    countries = {},
    shares = {},
  } = inviter;
  if (affiliateId(affid) === undefined) throw new Error('An inviter’s id is digits only');
  if (await inviterById(db, environment, affid)) return;
  const id = rowId(clock());
  await db.transaction().execute(async (change) => {
    const { numInsertedOrUpdatedRows: added } = await change
      .insertInto('inviter')
      .values({
        ...{ id, environment, affid, kind, code, nickname, signature, content, tpl },
        ...{ code_key: code.toLowerCase(), groups: JSON.stringify(groups), headimg: base64(inviter.picture) },
        ...{ is_shown: inviter.hidden ? 0 : 1, active: inviter.ended ? 0 : 1, created_at: clock() },
      })
      .onConflict((conflict) => conflict.columns(['environment', 'affid']).doNothing())
      .executeTakeFirstOrThrow();
    // Another server of the same start was quicker.
    if (!added) return;
    for (const [country, { content: own = '', picture }] of Object.entries(countries)) {
      const row = { inviter_id: id, country, content: own, headimg: base64(picture) };
      await change.insertInto('inviter_country').values(row).execute();
    }
    for (const [token, { content: own, expiresAt }] of Object.entries(shares)) {
      const row = { id: shareId(environment, token), inviter_id: id, content: own, expires_at: expiresAt };
      await change.insertInto('inviter_share').values(row).execute();
    }
  });
}

function base64(picture: Buffer | undefined): string {
  return picture?.toString('base64') ?? '';
}
