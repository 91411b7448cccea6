import { TRX_PARAMETER } from '@gatehouse/contract/own-parameters';
import { globalSite, originOf, siteById } from '@gatehouse/rules/site-of';
import { alreadyRegisteredMail, registrationCodeMail, registrationLinkMail } from '../../delivery/mails.ts';
import { alreadyRegisteredSms, registrationCodeSms } from '../../delivery/sms-texts.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { countAll, type GiveBack } from '../../rate-limit/count-all.ts';
import { countSms } from '../../rate-limit/sms-limits.ts';
import { CODE_TTL_MS, LINK_TTL_MS } from '../../verification/code/code.ts';
import type { RegistrationRow } from './tables.ts';

const MINUTE_MS = 60_000;

/** What a message tells; an address that has an account is told no code. */
export type Secrets = {
  readonly code?: string;
  readonly link: string;
  /** Of the account that has the address already. */
  readonly antiPhishing?: string;
};

/**
 * Counts a message to the registration's recipient: fewer from one device or network than from all, so that one stranger
 * does not use up what the owner may ask for.
 * @throws {Refusal} deviceOrAccountLimit, addressLimit
 */
export async function countMessage(
  { limits }: Pick<Services, 'limits'>,
  { method, environment, login_key }: RegistrationRow,
  visitor: Visitor,
): Promise<GiveBack> {
  if (method === 'mobile') return countSms(limits, login_key, visitor);
  const recipient = `${environment}|${login_key}`;
  return countAll(limits, [
    ['mailsByRecipientAndDevice', `${recipient}|${visitor.device ?? ''}`],
    ['mailsByRecipientAndAddress', `${recipient}|${visitor.address}`],
    ['mailsByRecipient', recipient],
    ['mailsByRecipientInADay', login_key],
  ]);
}

/** Sends what the registration's item asks for. @throws {Error} when it could not be handed over */
export async function sendMessage(services: Services, registration: RegistrationRow, secrets: Secrets): Promise<void> {
  const { brand, mail, sms } = services;
  const { site: siteId, lang, login_name, id, item } = registration;
  const site = siteById(brand, siteId) ?? globalSite(brand);
  const { code, antiPhishing } = secrets;
  const addressed = { brand, site, locale: lang, to: login_name, antiPhishing };
  if (item === 'mobile') {
    if (!sms) throw new Error('There is no way to send text messages');
    return sms(
      code
        ? registrationCodeSms({ ...addressed, code, minutes: CODE_TTL_MS / MINUTE_MS })
        : alreadyRegisteredSms(addressed),
    );
  }
  const link = `${originOf(brand, site)}/${lang}/email-code-verify?${TRX_PARAMETER}=${id}#${secrets.link}`;
  if (item === 'email_link') {
    const minutes = LINK_TTL_MS / MINUTE_MS;
    return mail(
      code
        ? registrationLinkMail({ ...addressed, link, code, minutes })
        : alreadyRegisteredMail({ ...addressed, link }),
    );
  }
  return mail(
    code
      ? registrationCodeMail({ ...addressed, code, minutes: CODE_TTL_MS / MINUTE_MS })
      : alreadyRegisteredMail(addressed),
  );
}
