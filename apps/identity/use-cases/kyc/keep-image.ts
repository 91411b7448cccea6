import type { KycStatus } from '@gatehouse/contract/region/kyc';
import type { KycImagePayload } from '@gatehouse/contract/region/kyc.schema';
import { type ImageType, readImage } from '@gatehouse/rules/identity/document-images';
import { mustBeMain } from '../../accounts/accounts.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import { rowId } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { accountOf } from '../../sessions/authenticate.ts';
import { sealImage } from './image-seal.ts';
import { lockIdentity, UNSUBMITTED_MS } from './images.ts';
import { identityStatusOf } from './status.ts';

/**
 * REGION-08: keeps a picture of the user's document, or of the user, until the identity is decided; a later one takes its place.
 * It is encrypted before it is stored.
 * @throws {Refusal} notForSubAccounts, identityInProgress, identityUnavailable, identityImageRefused, deviceOrAccountLimit
 */
export async function keepImage(services: Services, input: KycImagePayload, who: Authenticated): Promise<KycStatus> {
  const { db, limits } = services;
  const account = await accountOf(db, who);
  mustBeMain(account);
  if (account.kyc_person_level > 0) throw new Refusal('identityInProgress');
  if (!services.keyEncryptionKey) throw new Refusal('identityUnavailable');
  await limits.count('identityImagesByAccount', account.id);
  const image = Buffer.from(input.image, 'base64');
  await store(services, account, input, image, typeOf(image));
  return identityStatusOf(services, account);
}

function typeOf(image: Buffer): ImageType {
  const reading = readImage(image);
  if ('problem' in reading) throw new Refusal('identityImageRefused', { why: reading.problem });
  return reading.type;
}

async function store(
  services: Services,
  { id: account_id }: AccountRow,
  { side }: Pick<KycImagePayload, 'side'>,
  image: Buffer,
  media_type: ImageType,
): Promise<void> {
  const now = services.clock();
  const sealed = sealImage(services, { account_id, side }, image);
  const row = { ...sealed, media_type, sent_at: now, expires_at: now + UNSUBMITTED_MS };
  await services.db.transaction().execute(async (trx) => {
    await lockIdentity(trx, account_id);
    const check = trx.selectFrom('identity_check').select('state').where('account_id', '=', account_id);
    const state = (await check.executeTakeFirst())?.state ?? 'refused';
    if (state !== 'refused') throw new Refusal('identityInProgress');
    await trx
      .insertInto('identity_image')
      .values({ id: rowId(now), account_id, side, ...row })
      .onConflict((conflict) => conflict.columns(['account_id', 'side']).doUpdateSet(row))
      .execute();
  });
}
