import {
  type AnonymityResult,
  type CodeInfoResult,
  type CommonShareInfoResult,
  headimg as headimgCall,
  type OpenInfoResult,
  scenes,
} from '@gatehouse/contract/attribution/affiliate';
import type { OpenInfoPayload } from '@gatehouse/contract/attribution/affiliate.schema';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { inCountry, inviterByCode, inviterById, sharedInvitation, shownInviter } from './find-inviter.ts';
import type { InviterGroup, InviterRow } from './tables.ts';

type Needed = Pick<Services, 'db' | 'clock'>;
type Asker = Pick<Visitor, 'site'>;

/**
 * AFF-01: the public profile, with the texts for the country that is asked about.
 * @throws {Refusal} inviterUnknown, invitationEnded; inviterUnavailable where the group is none of the inviter's
 */
export async function openInfoOf(
  { db }: Needed,
  { affid, country, group_id }: OpenInfoPayload,
  { site }: Asker,
): Promise<OpenInfoResult> {
  const inviter = shownInviter(await inviterById(db, site.environment, affid));
  const all = JSON.parse(inviter.groups) as InviterGroup[];
  const groups = group_id === undefined ? all : all.filter(({ id }) => id === group_id);
  if (group_id !== undefined && groups.length === 0) throw new Refusal('inviterUnavailable');
  const { content, headimg } = await inCountry(db, inviter, country);
  const query = new URLSearchParams({ id: affid, ...(country ? { country } : {}) });
  return {
    nickname: inviter.nickname,
    headimg: headimg && `${headimgCall.path}?${query}`,
    personality: { personalSignature: inviter.signature, content },
    groupInfo: groups.map((group) => ({ content: group.content, type: group.type })),
  };
}

/**
 * AFF-03. A hidden inviter and an unknown one have the same answer.
 * @throws {Refusal} invitationEnded
 */
export async function anonymityOf({ db }: Needed, affid: string, { site }: Asker): Promise<AnonymityResult> {
  const inviter = await inviterById(db, site.environment, affid);
  if (!inviter?.is_shown) return { isShow: false, code: '' };
  return { isShow: true, code: shownInviter(inviter).code };
}

/**
 * AFF-04: an unknown code is a normal arrival, not an error.
 * @throws {Refusal} invitationEnded
 */
export async function codeInfoOf({ db }: Needed, code: string, { site }: Asker): Promise<CodeInfoResult> {
  const inviter = await inviterByCode(db, site.environment, code);
  return inviter ? codeInfo(inviter) : { scene: scenes.normal, tpl: '', info: { success: false } };
}

/**
 * AFF-05: what a shared invitation holds.
 * @throws {Refusal} inviterUnknown; invitationEnded when its time is over
 */
export async function shareInfoOf(
  { db, clock }: Needed,
  token: string,
  { site }: Asker,
): Promise<CommonShareInfoResult> {
  const found = await sharedInvitation(db, site.environment, token);
  if (!found) throw new Refusal('inviterUnknown');
  if (found.expires_at <= clock()) throw new Refusal('invitationEnded');
  return { ...codeInfo(found), code: found.code, content: found.shared };
}

/**
 * AFF-10: the picture for a country, else the inviter's own.
 * @throws {Refusal} inviterUnknown, invitationEnded; inviterUnavailable where there is no picture
 */
export async function headimgOf({ db }: Needed, affid: string, country: string | undefined, { site }: Asker) {
  const inviter = shownInviter(await inviterById(db, site.environment, affid));
  const { headimg } = await inCountry(db, inviter, country);
  if (!headimg) throw new Refusal('inviterUnavailable');
  return { headimg };
}

function codeInfo({ kind, tpl, active, is_shown, affid }: InviterRow): CodeInfoResult {
  if (!active) throw new Refusal('invitationEnded');
  return { scene: scenes[kind], tpl, info: { success: true, affid: is_shown ? affid : '' } };
}
