import { Refusal } from '../../kernel/refusal.ts';
import { type CheckMethod, type Method, NOTHING_TO_CONSUME } from '../challenge/method.ts';
import { codeMatches } from '../code/code.ts';
import { byMailedLink } from '../code/mail-message.ts';

const checkLink: CheckMethod<'email_link'> = async ({ clock, codeKey }, challenge, { link_token }) => {
  if (!codeMatches(challenge.link_hash, codeKey, challenge.id, link_token)) return undefined;
  if (challenge.code_expires_at <= clock()) throw new Refusal('codeExpired');
  return NOTHING_TO_CONSUME;
};

/** A link is followed where the mail is read. */
export const linkMethod: Method<'email_link'> = {
  ...{ check: checkLink, send: byMailedLink, wrong: 'linkUnknown', usedUp: 'linkUsed' },
  ...{ guessable: false, anyDevice: true },
};
