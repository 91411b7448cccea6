import { anonymity, codeInfo, commonShareInfo, openInfo, scenes } from '@gatehouse/contract/attribution/affiliate';
import { type Payee, payeeOfAffiliate, payeeOfCode } from '@gatehouse/contract/attribution/payee';
import type { Call } from '@gatehouse/contract/call/call';
import { codes } from '@gatehouse/contract/errors/codes';
import { affiliateId } from '@gatehouse/rules/attribution/affiliate-id';
import { type Invitation, invitationIn } from '@gatehouse/rules/attribution/invitation';
import {
  type InviterCard,
  type InviterKind,
  inviterCard,
  withContent,
} from '@gatehouse/rules/attribution/inviter-card';
import { AFFILIATE_LANDING } from '@gatehouse/rules/compliance/compliance-element-names';
import { isShown, type ResolvedElement } from '@gatehouse/rules/compliance/compliance-elements';
import { layoutByTemplate } from '@gatehouse/rules/page/layout';
import type { Place } from '@gatehouse/rules/region/country';
import type { RegistrationLayout } from '@gatehouse/rules/site/site';

/** The data of a landing page about the inviter. */
export type InviterData = {
  /** Its `picture` is an address on this site. */
  readonly inviter: InviterCard | null;
  /** AFF-09: the invitation has expired. */
  readonly ended: boolean;
  /** AFF-04: the code is unknown or malformed. */
  readonly unknown?: true;
  /** AFF-08: who is credited for a registration here; null: no one; absent: not known. */
  readonly payee?: Payee;
  /** AFF-04: the layout that the inviter's landing template names. */
  readonly template?: RegistrationLayout;
};

type Answer = { readonly ret_code: number; readonly result?: unknown };
type CallTimeout = { readonly withinMs?: number };

export type InviterContext = {
  readonly query: URLSearchParams;
  readonly place: Place;
  readonly elements: Readonly<Record<string, ResolvedElement>>;
  readonly api: (path: string, patience?: CallTimeout) => Promise<Answer>;
  readonly post: <Payload>(call: Call<Payload>, payload: Payload, patience?: CallTimeout) => Promise<Answer>;
};

/** How long a page waits for a card. */
export const CARD_MS = 1_500;
const NOTHING: InviterData = { inviter: null, ended: false };
const ENDED: InviterData = { inviter: null, ended: true, payee: null };
const UNKNOWN: InviterData = { ...NOTHING, unknown: true, payee: null };

const kinds: ReadonlyMap<unknown, InviterKind> = new Map([
  [scenes.affiliate, 'affiliate'],
  [scenes.referral, 'referral'],
  [scenes.broker, 'broker'],
]);

/**
 * AFF-01 to AFF-05, AFF-09: finds out who invited the visitor. A failed, slow, unknown or hidden invitation leaves the page
 * without a card. Never rejects.
 */
export async function loadInviter(asking: InviterContext): Promise<InviterData> {
  const invitation = invitationIn(`${asking.query}`).value;
  if (invitation.by === 'nobody' || !isShown(asking.elements[AFFILIATE_LANDING])) return NOTHING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<InviterData>((resolve) => {
    timer = setTimeout(() => resolve(NOTHING), CARD_MS);
  });
  const found = find(asking, invitation).catch(() => NOTHING);
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

async function find(asking: InviterContext, invitation: Invitation): Promise<InviterData> {
  if (invitation.by === 'unreadable') return UNKNOWN;
  if (invitation.by === 'affiliate') return profileOf(asking, 'affiliate', invitation.id, invitation.group);
  const answer = await answerOf(asking, invitation);
  if (answer.ret_code === codes.invitationEnded) return ENDED;
  const payee = payeeOfCode(invitation.by === 'code' ? invitation.code : '', answer);
  if (payee === null) return UNKNOWN;
  const { scene, info, content, tpl } = fieldsOf(answer.result);
  const kind = kinds.get(scene);
  if (payee === undefined || kind === undefined) return NOTHING;
  const id = affiliateId(fieldsOf(info).affid);
  const profile = id === undefined ? NOTHING : await profileOf(asking, kind, id);
  if (profile.ended) return profile;
  // The owner of a code may hide the profile: only the kind is known then.
  const card = profile.inviter ?? inviterCard(kind, undefined);
  const inviter = invitation.by === 'token' ? withContent(card, content) : card;
  const template = layoutByTemplate(tpl);
  return { inviter, ended: false, payee, ...(template && { template }) };
}

function answerOf({ api, post }: InviterContext, invitation: Invitation): Promise<Answer> {
  const patience = { withinMs: CARD_MS };
  if (invitation.by === 'code') return post(codeInfo, { code: invitation.code }, patience);
  if (invitation.by !== 'token') return Promise.resolve({ ret_code: codes.inviterUnknown });
  return api(`${commonShareInfo.path}?token=${encodeURIComponent(invitation.token)}`, patience);
}

/** AFF-01, AFF-03: the profile, if it is public; makes both calls in parallel. */
async function profileOf(asking: InviterContext, kind: InviterKind, id: string, group?: string): Promise<InviterData> {
  const { place, post } = asking;
  const patience = { withinMs: CARD_MS };
  const { country } = place;
  const asked = { affid: id, ...(country ? { country } : {}), ...(group ? { group_id: group } : {}) };
  const [shown, info] = await Promise.all([
    post(anonymity, { affiliate_id: id }, patience),
    post(openInfo, asked, patience),
  ]);
  if ([shown.ret_code, info.ret_code].includes(codes.invitationEnded)) return ENDED;
  const payee = payeeOfAffiliate(shown);
  const nothing = payee ? { ...NOTHING, payee } : NOTHING;
  if (shown.ret_code !== codes.success || info.ret_code !== codes.success) return nothing;
  if (fieldsOf(shown.result).isShow !== true) return nothing;
  const { picture, ...card } = inviterCard(kind, info.result, id);
  const address = picture === undefined ? {} : { picture: pictureAddress(picture, country) };
  return { ...nothing, inviter: { ...card, ...address } };
}

function fieldsOf(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
}

export type LandingData = InviterData & {
  /** The page's query with its question mark, or empty; the form gets it too. */
  readonly search: string;
};

/** AFF-05, AFF-06, AFF-07: loads the inviter, and the query that goes to the registration. */
export async function loadLanding(asking: InviterContext): Promise<LandingData> {
  const query = `${asking.query}`;
  return { ...(await loadInviter(asking)), search: query && `?${query}` };
}

/** AFF-10: address of an inviter's picture, always on this host. */
export const INVITER_PICTURE_PATH = '/front/inviter-picture';

/** @param country ISO 3166-1; undefined if not known */
export function pictureAddress(id: string, country: string | undefined): string {
  return `${INVITER_PICTURE_PATH}?${new URLSearchParams({ id, ...(country ? { country } : {}) })}`;
}
