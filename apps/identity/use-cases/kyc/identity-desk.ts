import { type ImageSide, type ImageType, imageSides } from '@gatehouse/rules/identity/document-images';
import type { Site } from '@gatehouse/rules/site/site';
import type { Services } from '../../kernel/services.ts';
import { type Decided, decideIdentity } from './decide-identity.ts';
import type { Decision, IdentityCase } from './identity-review.ts';
import { openImage } from './image-seal.ts';
import { type Identity, openIdentity } from './seal.ts';

const LISTED = 100;

/** What waits for a decision. `id` is the account's number in its environment; `submitted_at` epoch ms. */
export type WaitingIdentity = Omit<IdentityCase, keyof Identity> & {
  readonly id: number;
  readonly environment: Site['environment'];
  readonly submitted_at: number;
  /** The pictures that were sent with it. */
  readonly images: readonly ImageSide[];
} & (Identity | Unreadable);

/** It was wrapped under another key. */
type Unreadable = { readonly unreadable: true };

/** For operators alone: it reads what names people. */
export type IdentityDesk = {
  /** The longest waiting first, at most a hundred. */
  readonly waiting: () => Promise<readonly WaitingIdentity[]>;
  /** `submitted_at` is that of the list: so that nothing is decided but what was looked at. */
  readonly decide: (
    which: Pick<WaitingIdentity, 'id' | 'environment' | 'submitted_at'>,
    decision: Decision,
  ) => Promise<Decided>;
  /** A picture of what waits; undefined where there is none. Throws where it was encrypted under another key. */
  readonly image: (
    which: Pick<WaitingIdentity, 'id' | 'environment'>,
    side: ImageSide,
  ) => Promise<{ readonly type: ImageType; readonly bytes: Buffer } | undefined>;
};

export function openIdentityDesk(services: Services): IdentityDesk {
  const { db } = services;
  return {
    waiting: async () => {
      const rows = await db
        .selectFrom('identity_check')
        .innerJoin('account', 'account.id', 'identity_check.account_id')
        .select([
          'account.public_id as id',
          'account.environment',
          'country',
          'document_type',
          'sealed',
          'submitted_at',
          'account_id',
        ])
        .where('state', '=', 'submitted')
        .orderBy('submitted_at')
        .limit(LISTED)
        .execute();
      const images = await imagesOf(db, rows);
      return rows.map(({ sealed, account_id, ...row }) => ({
        ...{ ...row, images: imageSides.filter((side) => images.has(`${account_id} ${side}`)) },
        ...opened(services, sealed),
      }));
    },
    decide: async ({ id, environment, submitted_at }, decision) => {
      const account = await db
        .selectFrom('account')
        .select(['id', 'environment', 'site'])
        .where('public_id', '=', id)
        .where('environment', '=', environment)
        .executeTakeFirst();
      return account ? decideIdentity(services, account, submitted_at, decision) : 'nothing-waits';
    },
    image: async ({ id, environment }, side) => {
      const row = await db
        .selectFrom('identity_image')
        .innerJoin('account', 'account.id', 'identity_image.account_id')
        .innerJoin('identity_check', 'identity_check.account_id', 'identity_image.account_id')
        .select(['identity_image.account_id', 'side', 'media_type', 'sealed_key', 'identity_image.sealed'])
        .where('public_id', '=', id)
        .where('environment', '=', environment)
        .where('side', '=', side)
        .where('identity_check.state', '=', 'submitted')
        .executeTakeFirst();
      return row && { type: row.media_type, bytes: openImage(services, row) };
    },
  };
}

async function imagesOf(db: Services['db'], rows: readonly { readonly account_id: string }[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const owners = rows.map(({ account_id }) => account_id);
  const found = await db
    .selectFrom('identity_image')
    .select(['account_id', 'side'])
    .where('account_id', 'in', owners)
    .execute();
  return new Set(found.map(({ account_id, side }) => `${account_id} ${side}`));
}

/** One that cannot be read does not hide the others. */
function opened(services: Services, sealed: string): Identity | Unreadable {
  try {
    return openIdentity(services, { sealed });
  } catch {
    return { unreadable: true };
  }
}
