import type { CodeSent } from '@gatehouse/contract/challenge';
import type { ChallengeSendPayload } from '@gatehouse/contract/challenge.schema';
import { accountById } from '../accounts/accounts.ts';
import type { AccountRow } from '../accounts/tables.ts';
import type { Db } from '../db/open.ts';
import { mayHaveBeenSent } from '../delivery/not-delivered.ts';
import type { Visitor } from '../http/visitor.ts';
import { vagueEmail } from '../kernel/email.ts';
import { vaguePhone } from '../kernel/phone.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import type { GiveBack } from '../rate-limit/count-all.ts';
import { findChallenge } from './challenge/find-challenge.ts';
import type { Message, SendWay } from './challenge/method.ts';
import { waysOf } from './challenge/open-challenge.ts';
import { purposes } from './challenge/purposes.ts';
import type { ChallengeRow } from './challenge/tables.ts';
import { CODE_TRIES, drawCode, drawLinkToken, hashCode, RESEND_AFTER_MS } from './code/code.ts';
import { ownerOfNewName } from './code/owner-of-new-name.ts';
import { methods } from './methods.ts';

type Item = ChallengeSendPayload['item'];

/** A sending that has not come to an end by then was cut off by a crash; each gives up long before. */
const SENDING_MS = 20_000;

/**
 * Sends the code or the link of a challenge; the one before stays good until the new one is delivered. Within 60 s of the last
 * one nothing is sent, unless its tries are used up or another item is asked for, and the answer is the same. Where nobody
 * has an account by the name, the message says so and no code fits.
 * @throws {Refusal} challengeUnknown, wayNotOffered, mailNotSent, smsNotSent, addressLimit, deviceOrAccountLimit
 */
export async function sendChallenge(
  services: Services,
  { uuid, item }: ChallengeSendPayload,
  visitor: Visitor,
): Promise<CodeSent> {
  const { db, clock, limits } = services;
  const challenge = await findChallenge(db, clock(), uuid, visitor);
  if (challenge.passed_at !== null) throw new Refusal('challengeUnknown');
  if (!waysOf(challenge).includes(item)) throw new Refusal('wayNotOffered');
  const account = challenge.account_id === null ? undefined : await accountById(db, challenge.account_id);
  const to = recipientOf(challenge, item, account);
  await limits.count('codesByAddress', visitor.address);
  await limits.count('codesByDevice', visitor.device);
  const begun = maySend(challenge, item, clock()) ? await begin(services, challenge) : undefined;
  if (!begun) return sentAnswer(challenge, item, to);
  return sentAnswer(await sendNow(services, { begun, before: challenge, item, to, account, visitor }), item, to);
}

/** The account's own spelling where there is one: what was typed may differ in its case. `former`: it has another by now. */
function recipientOf(challenge: ChallengeRow, item: Item, account: AccountRow | undefined): string {
  const own = (item === 'mobile' ? account?.mobile : account?.email) ?? undefined;
  const { former } = JSON.parse(challenge.context) as { former?: string };
  const to = provesNewName(challenge) ? challenge.login_name : (former ?? own ?? challenge.login_name);
  if (!to || to.includes('@') === (item === 'mobile')) throw new Refusal('wayNotOffered');
  return to;
}

function maySend({ item: before, code_sent_at, code_delivered, code_tries }: ChallengeRow, item: Item, now: number) {
  if (code_sent_at === 0) return true;
  if (!code_delivered) return now >= code_sent_at + SENDING_MS;
  return before !== item || code_tries >= CODE_TRIES || now >= code_sent_at + RESEND_AFTER_MS;
}

/** Claims the challenge for one sending. Undefined: another has just begun. */
async function begin({ db, clock }: Services, before: ChallengeRow): Promise<ChallengeRow | undefined> {
  return db
    .updateTable('challenge')
    .set({ code_sent_at: clock(), code_delivered: 0 })
    .where('id', '=', before.id)
    .where('code_sent_at', '=', before.code_sent_at)
    .where('code_delivered', '=', before.code_delivered)
    .where('passed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

type Sending = {
  readonly begun: ChallengeRow;
  readonly before: ChallengeRow;
  readonly item: Item;
  readonly to: string;
  readonly account: AccountRow | undefined;
  readonly visitor: Visitor;
};

async function sendNow(services: Services, sending: Sending): Promise<ChallengeRow> {
  const { begun, item, account } = sending;
  const { db, codeKey } = services;
  const way = sendWay(item);
  const drawn = { code: drawCode(), link: drawLinkToken() };
  const taken = await ownerOfNewName(db, begun);
  await deliver(services, way, sending.before, { ...sending, ...drawn, challenge: begun, taken });
  // The same work either way, but where nobody has an account the hashes are of nothing that could be typed.
  const fits = !taken && (account !== undefined || provesNewName(begun));
  const code = fits ? drawn.code : drawLinkToken();
  const link = fits ? drawn.link : drawLinkToken();
  const kept = await ownSending(db, begun)
    .set({
      ...{ item, code_tries: 0, code_delivered: 1 },
      code_expires_at: begun.code_sent_at + way.ttlMs,
      code_hash: hashCode(codeKey, begun.id, code),
      link_hash: item === 'email_link' ? hashCode(codeKey, begun.id, link) : null,
    })
    .returningAll()
    .executeTakeFirst();
  return kept ?? begun;
}

/** Hands the message over, or leaves everything as it was; only what may arrive after all stays counted. */
async function deliver(services: Services, way: SendWay, before: ChallengeRow, message: Message): Promise<void> {
  let giveBack: GiveBack | undefined;
  try {
    giveBack = await way.count(services, message);
    await way.send(services, message);
  } catch (error) {
    const { code_sent_at, code_delivered } = before;
    await ownSending(services.db, message.challenge).set({ code_sent_at, code_delivered }).execute();
    if (!giveBack) throw error;
    if (!mayHaveBeenSent(error)) await giveBack();
    services.note('A code or link was not sent', error);
    throw new Refusal(way.notSent);
  }
}

function sendWay(item: Item): SendWay {
  const { send } = methods[item];
  if (!send) throw new Error(`Nothing is sent for ${item}`);
  return send;
}

function ownSending(db: Db, { id, code_sent_at }: ChallengeRow) {
  return db
    .updateTable('challenge')
    .where('id', '=', id)
    .where('code_sent_at', '=', code_sent_at)
    .where('code_delivered', '=', 0);
}

/** A name that is being added to an account: it is proved by its own code, whoever has the account. */
function provesNewName({ purpose }: ChallengeRow): boolean {
  return purposes[purpose].proves === 'new name';
}

/** Masked as it was typed: the account's own spelling would tell that there is one. */
function sentAnswer({ code_expires_at, code_sent_at, login_name }: ChallengeRow, item: Item, own: string): CodeSent {
  const to = login_name ?? own;
  return {
    ...{ expires_at: code_expires_at, resend_at: code_sent_at + RESEND_AFTER_MS },
    ...(item === 'mobile' ? { vague_mobile: vaguePhone(to) } : { vague_email: vagueEmail(to) }),
  };
}
