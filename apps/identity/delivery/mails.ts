import type { Brand } from '@gatehouse/rules/brand';
import { localeOf, regionName } from '@gatehouse/rules/locale';
import { originOf, type Site } from '@gatehouse/rules/site';
import { type MailSender, mailText } from '@gatehouse/words/mail';
import { createTranslator } from '@gatehouse/words/translator';
import { namespaceWords } from '@gatehouse/words/words-for';
import type { Mail } from './mail.ts';

type Addressed = { readonly brand: Brand; readonly site: Site; readonly locale: string; readonly to: string };

/** The code of a registration; it stands in the subject, where lists and watches show it. */
export function registrationCodeMail({ code, minutes, ...mail }: Addressed & { code: string; minutes: number }): Mail {
  return { to: mail.to, ...mailText(mail.locale, 'registrationCode', { ...senderOf(mail), code, minutes }) };
}

/** Tells the owner of an account that someone, perhaps they, tried to register again, and where to log in. */
export function alreadyRegisteredMail(mail: Addressed): Mail {
  return { to: mail.to, ...mailText(mail.locale, 'alreadyRegistered', senderOf(mail)) };
}

function senderOf({ brand, site, locale }: Addressed): MailSender {
  const { host } = new URL(originOf(brand, site));
  return { brandName: brand.name, siteName: siteName(site, locale), host, hue: site.look.hue };
}

function siteName({ region, kind }: Site, locale: string): string {
  const tag = localeOf(locale)?.tag ?? 'en';
  if (region) return regionName(tag, region);
  const { t } = createTranslator(tag, namespaceWords(locale, 'global'));
  return kind === 'testnet' ? t('site.testnet') : t('site.global');
}
