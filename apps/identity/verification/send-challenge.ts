import { setTimeout as wait } from 'node:timers/promises';
import type { CodeName } from '@gatehouse/contract/errors/codes';
import type { CodeSent } from '@gatehouse/contract/login/challenge';
import type { ChallengeSendPayload } from '@gatehouse/contract/login/challenge.schema';
import { maskEmail } from '@gatehouse/rules/email/mask-email';
import { accountById } from '../accounts/accounts.ts';
import type { AccountRow } from '../accounts/tables.ts';
import { mayHaveBeenSent } from '../delivery/not-delivered.ts';
import type { Visitor } from '../http/visitor.ts';
import { maskPhone } from '../kernel/phone.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import type { GiveBack } from '../rate-limit/count-all.ts';
import { findChallenge, isVerifiedBy } from './challenge/find-challenge.ts';
import type { Message, SendMethod } from './challenge/method.ts';
import { methodsOf } from './challenge/open-challenge.ts';
import { namingField, purposes } from './challenge/purposes.ts';
import type { ChallengeRow } from './challenge/tables.ts';
import { drawCode, drawLinkToken, hashCode, RESEND_AFTER_MS } from './code/code.ts';
import { methods } from './methods.ts';
import {
  beginSending,
  cancelSending,
  type Item,
  isSending,
  keepSent,
  maySend,
  ownerOfNewName,
  refusedTooSoon,
} from './sending.ts';

declare module '../kernel/services.ts' {
  interface Services {
    /** Messages on their way, by challenge: a concurrent call waits for the same one. */
    readonly sending: Map<string, Promise<ChallengeRow>>;
  }
}

/** How long to listen for the end of another process's sending. */
const LISTEN_MS = 2000;
const LISTEN_EVERY_MS = 100;

/**
 * Sends the code or the link of a challenge; the one before stays valid until the new one is delivered. Within 60 s of the last
 * one nothing is sent, unless its tries are used up or another item is asked for, and the answer is the same. Without an
 * account by the name, the message says so and no code fits.
 * @throws {Refusal} challengeUnknown, wayNotOffered, mailNotSent, smsNotSent, addressLimit, deviceOrAccountLimit
 */
export async function sendChallenge(
  services: Services,
  { uuid, item }: ChallengeSendPayload,
  visitor: Visitor,
): Promise<CodeSent> {
  const challenge = await findChallenge(services.db, services.clock(), uuid, visitor);
  if (challenge.passed_at !== null) throw new Refusal('challengeUnknown');
  const request = await requestOf(services, challenge, item, visitor);
  return sentAnswer(await sendOrWait(services, request), item, request.to);
}

/**
 * The same for a challenge that any device may answer, as its purpose has it: where nothing is left to prove, nothing is sent, and
 * the answer is the same.
 * @param tooSoon what says that nothing was sent within the 60 s; absent: nothing does
 * @throws {Refusal} as `sendChallenge`; `tooSoon` with `retry_after` (s)
 */
export async function sendToAnyDevice(
  services: Services,
  challenge: ChallengeRow,
  item: Item,
  visitor: Visitor,
  tooSoon?: CodeName,
): Promise<ChallengeRow> {
  return sendOrWait(services, { ...(await requestOf(services, challenge, item, visitor)), tooSoon });
}

/** A message to send: the challenge, its item and the recipient. */
type Sending = {
  readonly challenge: ChallengeRow;
  readonly item: Item;
  readonly to: string;
  readonly account: AccountRow | undefined;
  readonly visitor: Visitor;
  readonly tooSoon?: CodeName | undefined;
};

async function requestOf(services: Services, challenge: ChallengeRow, item: Item, visitor: Visitor): Promise<Sending> {
  const { db, limits } = services;
  if (!methodsOf(challenge).includes(item)) throw new Refusal('wayNotOffered');
  const account = challenge.account_id === null ? undefined : await accountById(db, challenge.account_id);
  const to = recipientOf(challenge, item, account);
  await limits.count('codesByAddress', visitor.address);
  await limits.count('codesByDevice', visitor.device);
  return { challenge, item, to, account, visitor };
}

/** The account's own spelling where there is one: what was typed may differ in its case. `former`: it has another by now. */
function recipientOf(challenge: ChallengeRow, item: Item, account: AccountRow | undefined): string {
  const own = (item === 'mobile' ? account?.mobile : account?.email) ?? undefined;
  const { former } = JSON.parse(challenge.context) as { former?: string };
  const to = provesNewName(challenge) ? challenge.login_name : (former ?? own ?? challenge.login_name);
  if (!to || to.includes('@') === (item === 'mobile')) throw new Refusal('wayNotOffered');
  return to;
}

async function sendOrWait(services: Services, request: Sending): Promise<ChallengeRow> {
  const { challenge, item, visitor } = request;
  const { clock, sending } = services;
  const { waitsForSending } = purposes[challenge.purpose];
  // A call while the message is on its way waits for its result.
  const running = waitsForSending ? sending.get(challenge.id) : undefined;
  if (running) return running;
  if (nothingIsLeft(challenge, visitor)) return challenge;
  if (!maySend(challenge, item, clock())) return sentMeanwhile(services, request);
  const mine = sendNow(services, request);
  if (!waitsForSending) return mine;
  const delivery = mine.finally(() => sending.delete(challenge.id));
  sending.set(challenge.id, delivery);
  return delivery;
}

function nothingIsLeft(challenge: ChallengeRow, visitor: Visitor): boolean {
  return challenge.passed_at !== null || isVerifiedBy(challenge, visitor);
}

/** Where the purpose waits, reported as sent only after its delivery: another process may still be sending, or may have failed. */
async function sentMeanwhile(
  services: Services,
  { challenge, item, visitor, tooSoon }: Sending,
): Promise<ChallengeRow> {
  const { db, clock } = services;
  if (tooSoon) throw await refusedTooSoon(db, clock(), challenge, tooSoon);
  if (!purposes[challenge.purpose].waitsForSending) return challenge;
  const until = performance.now() + LISTEN_MS;
  for (;;) {
    const found = await findChallenge(db, clock(), challenge.id, visitor, { anyDevice: true });
    if (nothingIsLeft(found, visitor)) return found;
    if (!isSending(found, clock()) || performance.now() >= until) {
      if (maySend(found, item, clock()) || !found.code_delivered) throw notSent(found, sendMethodOf(item));
      return found;
    }
    await wait(LISTEN_EVERY_MS);
  }
}

async function sendNow(services: Services, request: Sending): Promise<ChallengeRow> {
  const { challenge: before, item, account } = request;
  const { db, clock, codeKey } = services;
  const way = sendMethodOf(item);
  const drawn = { code: drawCode(), link: drawLinkToken() };
  const taken = await ownerOfNewName(db, before);
  const begun = await beginSending(db, before, item, clock());
  if (!begun) return sentMeanwhile(services, request);
  await deliver(services, way, before, { ...request, ...drawn, challenge: begun, taken });
  // The same work either way, but without an account the hashes are of nothing that could be typed.
  const fits = !taken && (account !== undefined || provesNewName(begun));
  const linkFits = fits || purposes[begun.purpose].linkFitsOwner;
  const code = fits ? drawn.code : drawLinkToken();
  const link = linkFits ? drawn.link : drawLinkToken();
  const stored = await keepSent(db, begun, {
    item,
    code_expires_at: begun.code_sent_at + way.ttlMs,
    code_hash: hashCode(codeKey, begun.id, code),
    link_hash: item === 'email_link' ? hashCode(codeKey, begun.id, link) : null,
  });
  return stored ?? sentMeanwhile(services, { ...request, challenge: begun });
}

/** Hands the message over, or leaves everything as it was; only what may arrive after all stays counted. */
async function deliver(services: Services, way: SendMethod, before: ChallengeRow, message: Message): Promise<void> {
  let giveBack: GiveBack | undefined;
  try {
    giveBack = await way.count(services, message);
    await way.send(services, message);
  } catch (error) {
    await cancelSending(services.db, message.challenge, before);
    if (!giveBack) throw error;
    if (!mayHaveBeenSent(error)) await giveBack();
    services.note('A code or link was not sent', error);
    throw notSent(before, way);
  }
}

function notSent({ purpose }: ChallengeRow, way: SendMethod): Refusal {
  return namingField(purpose, new Refusal(way.notSent));
}

function sendMethodOf(item: Item): SendMethod {
  const { send } = methods[item];
  if (!send) throw new Error(`Nothing is sent for ${item}`);
  return send;
}

/** A name that is being added to an account: it is proved by its own code, whichever account has it. */
function provesNewName({ purpose }: ChallengeRow): boolean {
  return purposes[purpose].proves === 'new name';
}

/** Masked as it was typed: the account's own spelling would tell that there is one. */
export function sentAnswer(
  { code_expires_at, code_sent_at, login_name }: ChallengeRow,
  item: Item,
  own: string,
): CodeSent {
  const to = login_name ?? own;
  return {
    ...{ expires_at: code_expires_at, resend_at: code_sent_at + RESEND_AFTER_MS },
    ...(item === 'mobile' ? { vague_mobile: maskPhone(to) } : { vague_email: maskEmail(to) }),
  };
}
