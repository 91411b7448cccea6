import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SendVerifyItemResult } from '@gatehouse/contract/registration';
import type { SendVerifyItemPayload } from '@gatehouse/contract/registration.schema';
import { accountByName } from '../../accounts/accounts.ts';
import { vague } from '../../accounts/login-name.ts';
import { mayHaveBeenSent } from '../../delivery/not-delivered.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField, Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import type { GiveBack } from '../../rate-limit/count-all.ts';
import {
  CODE_TRIES,
  CODE_TTL_MS,
  drawCode,
  drawLinkToken,
  hashCode,
  LINK_TTL_MS,
  RESEND_AFTER_MS,
} from '../../verification/code/code.ts';
import { findRegistration } from './find-registration.ts';
import { countMessage, type Secrets, sendMessage } from './message.ts';
import { beginSending, cancelSending, isSending, keepSent, mayResend } from './sending.ts';
import type { RegistrationRow } from './tables.ts';
import { isVerifiedBy } from './verified-device.ts';

declare module '../../kernel/services.ts' {
  interface Services {
    /** Mails on their way, by registration: whoever asks meanwhile waits for the same one. */
    readonly sending: Map<string, Promise<SendVerifyItemResult>>;
  }
}

/** How long to listen for the end of another process's sending. */
const LISTEN_MS = 2000;
const LISTEN_EVERY_MS = 100;

type Item = SendVerifyItemPayload['item'];

/**
 * Sends a new code or link, which replaces the one before once it is delivered. Within 60 s of the last one nothing is
 * sent, unless its tries are used up, and the answer is the same; so it is where nothing is left to verify. An address or
 * number that has an account gets a message that says so, and no code that could ever be right: every answer is the same.
 * @throws {Refusal} registrationUnknown, invalidField item, mailNotSent, smsNotSent, addressLimit, deviceOrAccountLimit
 */
export async function sendItem(
  services: Services,
  input: SendVerifyItemPayload,
  visitor: Visitor,
): Promise<SendVerifyItemResult> {
  const { db, clock, limits, sending } = services;
  const registration = await findRegistration(db, clock(), input.uuid, visitor);
  if ((input.item === 'mobile') !== (registration.method === 'mobile')) {
    throw invalidField('item', 'the registration is by another way');
  }
  await limits.count('codesByAddress', visitor.address);
  await limits.count('codesByDevice', visitor.device);
  // Whoever asks while the message is on its way hears how that ended.
  const running = sending.get(registration.id);
  if (running) return running;
  if (isDone(registration, visitor)) return sentAnswer(registration);
  if (!mayResend(registration, clock())) return sentElsewhere(services, input, visitor);
  const mine = sendNow(services, registration, input.item, visitor).finally(() => sending.delete(registration.id));
  sending.set(registration.id, mine);
  return mine;
}

function isDone(registration: RegistrationRow, visitor: Visitor): boolean {
  return registration.account_id !== null || isVerifiedBy(registration, visitor);
}

/** When what was sent ends, and when another may be asked for: at once where the tries are used up. */
export function sentTimes({ code_expires_at, code_sent_at, code_tries, item }: RegistrationRow) {
  if (code_sent_at === 0 || code_expires_at === 0) return { expires_at: 0, resend_at: 0 };
  if (code_tries >= CODE_TRIES) {
    return { expires_at: item === 'email_link' ? code_expires_at : 0, resend_at: code_sent_at };
  }
  return { expires_at: code_expires_at, resend_at: code_sent_at + RESEND_AFTER_MS };
}

function sentAnswer(registration: RegistrationRow): SendVerifyItemResult {
  return { ...vague(registration), ...sentTimes(registration) };
}

/** Told as sent only when it is: another process may still be sending, or may have failed. */
async function sentElsewhere(
  { db, clock }: Services,
  { uuid, item }: SendVerifyItemPayload,
  visitor: Visitor,
): Promise<SendVerifyItemResult> {
  const until = performance.now() + LISTEN_MS;
  for (;;) {
    const registration = await findRegistration(db, clock(), uuid, visitor);
    if (isDone(registration, visitor)) return sentAnswer(registration);
    if (!isSending(registration, clock()) || performance.now() >= until) {
      if (mayResend(registration, clock()) || !registration.code_delivered) throw notSent(item);
      return sentAnswer(registration);
    }
    await wait(LISTEN_EVERY_MS);
  }
}

async function sendNow(
  services: Services,
  before: RegistrationRow,
  item: Item,
  visitor: Visitor,
): Promise<SendVerifyItemResult> {
  const { db, clock, codeKey } = services;
  const { id: uuid, environment, login_key } = before;
  const drawn = { code: drawCode(), link: drawLinkToken() };
  const owner = await accountByName(db, environment, login_key);
  const begun = await beginSending(db, before, { item, now: clock() });
  if (!begun) return sentElsewhere(services, { uuid, item }, visitor);
  const secrets = owner ? { link: drawn.link, antiPhishing: owner.anti_phishing_code } : drawn;
  await deliver(services, { before, begun: { ...begun, item } }, secrets, visitor);
  // The same work either way, but with an account the hash is of nothing that could be typed.
  const code = owner ? randomBytes(32).toString('base64') : drawn.code;
  const saved = await keepSent(db, begun, {
    item,
    code_hash: hashCode(codeKey, uuid, code),
    link_hash: item === 'email_link' ? hashCode(codeKey, uuid, drawn.link) : null,
    code_expires_at: begun.code_sent_at + (item === 'email_link' ? LINK_TTL_MS : CODE_TTL_MS),
  });
  return saved ? sentAnswer(saved) : sentElsewhere(services, { uuid, item }, visitor);
}

type Sending = { readonly before: RegistrationRow; readonly begun: RegistrationRow };

/** Hands the message over, or leaves everything as it was; only what may arrive after all stays counted. */
async function deliver(
  services: Services,
  { before, begun }: Sending,
  secrets: Secrets,
  visitor: Visitor,
): Promise<void> {
  let giveBack: GiveBack | undefined;
  try {
    giveBack = await countMessage(services, begun, visitor);
    await sendMessage(services, begun, secrets);
  } catch (error) {
    await cancelSending(services.db, begun, before);
    if (!giveBack) throw error;
    if (!mayHaveBeenSent(error)) await giveBack();
    services.note('A message was not sent', error);
    throw notSent(begun.item);
  }
}

function notSent(item: Item): Refusal {
  return item === 'mobile'
    ? new Refusal('smsNotSent', { field: 'mobile' })
    : new Refusal('mailNotSent', { field: 'email' });
}
