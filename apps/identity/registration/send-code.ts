import { randomBytes } from 'node:crypto';
import type { SendVerifyItemResult } from '@gatehouse/contract/registration';
import type { SendVerifyItemPayload } from '@gatehouse/contract/registration.schema';
import { globalSite, siteById } from '@gatehouse/rules/site';
import { accountByEmail } from '../account/accounts.ts';
import { vagueEmail } from '../account/email.ts';
import type { Db } from '../db/open.ts';
import { alreadyRegisteredMail, registrationCodeMail } from '../delivery/mails.ts';
import { Refusal } from '../http/refusal.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../services.ts';
import { CODE_TTL_MS, drawCode, hashCode, RESEND_AFTER_MS } from './code.ts';
import { findRegistration } from './find.ts';
import type { RegistrationRow } from './tables.ts';
import { isVerifiedBy } from './verified-device.ts';

/** A sending that has not come to an end by then was cut off by a crash. */
const SENDING_MS = 20_000;

/**
 * Mails a new code, which replaces the one before. Within 60 s of the last mail nothing is sent, and the answer is the
 * same; so it is where nothing is left to verify. An address that has an account gets a mail that says so, and no code that could ever be right: every answer is
 * the same.
 * @throws {Refusal} registrationUnknown, mailNotSent, addressLimit, deviceOrAccountLimit
 */
export async function sendCode(
  services: Services,
  input: SendVerifyItemPayload,
  visitor: Visitor,
): Promise<SendVerifyItemResult> {
  const { db, clock, limits, sending } = services;
  const registration = await findRegistration(db, clock(), input.uuid, visitor);
  await limits.count('codesByAddress', visitor.address);
  await limits.count('codesByDevice', visitor.guid);
  const isDone = registration.account_id !== null || isVerifiedBy(registration, visitor);
  if (isDone || !mayResend(registration, clock())) {
    // Whoever asks while the mail is on its way hears how that ended.
    await sending.get(registration.id);
    return answerOf(await findRegistration(db, clock(), input.uuid, visitor));
  }
  const running = sending.get(registration.id);
  if (running) return running;
  const mine = sendNow(services, registration, visitor).finally(() => sending.delete(registration.id));
  sending.set(registration.id, mine);
  return mine;
}

function mayResend({ code_sent_at, code_delivered }: RegistrationRow, now: number): boolean {
  return now >= code_sent_at + (code_delivered ? RESEND_AFTER_MS : SENDING_MS);
}

function answerOf({ email, code_expires_at, code_sent_at }: RegistrationRow): SendVerifyItemResult {
  return { vague_email: vagueEmail(email), expires_at: code_expires_at, resend_at: code_sent_at + RESEND_AFTER_MS };
}

async function sendNow(
  services: Services,
  registration: RegistrationRow,
  visitor: Visitor,
): Promise<SendVerifyItemResult> {
  const { db, clock, mail, note } = services;
  await countMail(services, registration, visitor);
  const code = drawCode();
  const exists = (await accountByEmail(db, registration.environment, registration.email_key)) !== undefined;
  // The same work either way, but with an account the hash is of nothing that could be typed.
  const hash = hashCode(services.codeKey, registration.id, exists ? randomBytes(32).toString('base64') : code);
  const saved = await beginSending(db, registration, clock(), hash);
  if (!saved) return answerOf(await findRegistration(db, clock(), registration.id, visitor));
  try {
    await mail(mailFor(services, saved, exists ? undefined : code));
  } catch (error) {
    note('A mail was not sent', error);
    await endSending(db, saved, { code_sent_at: registration.code_sent_at, code_hash: null, code_expires_at: 0 });
    throw new Refusal('mailNotSent', { field: 'email' });
  }
  await endSending(db, saved, { code_delivered: 1 });
  return answerOf(saved);
}

/** Fewer for one device than for all, so that one stranger does not use up what the owner of the address may ask for. */
async function countMail({ limits }: Services, { environment, email_key }: RegistrationRow, { guid }: Visitor) {
  const recipient = `${environment}|${email_key}`;
  await limits.count('mailsByRecipientAndDevice', `${recipient}|${guid ?? ''}`);
  await limits.count('mailsByRecipient', recipient);
}

/** Answers undefined when another process has just begun. */
async function beginSending(db: Db, { id, code_sent_at }: RegistrationRow, now: number, code_hash: string) {
  return db
    .updateTable('registration')
    .set({ code_hash, code_expires_at: now + CODE_TTL_MS, code_tries: 0, code_sent_at: now, code_delivered: 0 })
    .where('id', '=', id)
    .where('code_sent_at', '=', code_sent_at)
    .where('account_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

async function endSending(
  db: Db,
  { id, code_sent_at }: RegistrationRow,
  outcome: Partial<RegistrationRow>,
): Promise<void> {
  await db
    .updateTable('registration')
    .set(outcome)
    .where('id', '=', id)
    .where('code_sent_at', '=', code_sent_at)
    .execute();
}

function mailFor({ brand }: Services, { site: siteId, lang, email }: RegistrationRow, code: string | undefined) {
  const site = siteById(brand, siteId) ?? globalSite(brand);
  if (code === undefined) return alreadyRegisteredMail({ brand, site, locale: lang, to: email });
  return registrationCodeMail({ brand, site, locale: lang, to: email, code, minutes: CODE_TTL_MS / 60_000 });
}
