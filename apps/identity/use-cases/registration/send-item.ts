import type { SendVerifyItemResult } from '@gatehouse/contract/registration/registration';
import type { SendVerifyItemPayload } from '@gatehouse/contract/registration/registration.schema';
import { mask } from '../../accounts/login-name.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { methodsOf } from '../../verification/challenge/open-challenge.ts';
import type { ChallengeRow } from '../../verification/challenge/tables.ts';
import { CODE_TRIES, RESEND_AFTER_MS } from '../../verification/code/code.ts';
import { sendToAnyDevice } from '../../verification/send-challenge.ts';
import { findProof } from './find-registration.ts';

/**
 * Sends a new code or link, which replaces the one before once it is delivered. Within 60 s of the last one nothing is
 * sent, unless its tries are used up, and the answer is the same; so it is where nothing is left to verify. An address or
 * number that has an account gets a message that says so, and no code that could ever be right: every answer is the same.
 * @throws {Refusal} registrationUnknown, invalidField item, mailNotSent, smsNotSent, addressLimit, deviceOrAccountLimit
 */
export async function sendItem(
  services: Services,
  { uuid, item }: SendVerifyItemPayload,
  visitor: Visitor,
): Promise<SendVerifyItemResult> {
  const challenge = await findProof(services.db, services.clock(), uuid, visitor);
  if (!methodsOf(challenge).includes(item)) throw invalidField('item', 'the registration is by another way');
  const sent = await sendToAnyDevice(services, challenge, item, visitor);
  const login_name = challenge.login_name ?? '';
  return { ...mask({ method: item === 'mobile' ? 'mobile' : 'email', login_name }), ...sentTimes(sent) };
}

type Sent = Pick<ChallengeRow, 'item' | 'code_expires_at' | 'code_sent_at' | 'code_tries'>;

/** When what was sent ends, and when another may be asked for: at once where the tries are used up. */
export function sentTimes({ code_expires_at, code_sent_at, code_tries, item }: Sent) {
  if (code_sent_at === 0 || code_expires_at === 0) return { expires_at: 0, resend_at: 0 };
  if (code_tries >= CODE_TRIES) {
    return { expires_at: item === 'email_link' ? code_expires_at : 0, resend_at: code_sent_at };
  }
  return { expires_at: code_expires_at, resend_at: code_sent_at + RESEND_AFTER_MS };
}
