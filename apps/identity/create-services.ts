import type { CaptchaSceneSettings } from '@gatehouse/rules/captcha/captcha';
import type { Site } from '@gatehouse/rules/site/site';
import type { FastifyInstance } from 'fastify';
import type { Db } from './db/open.ts';
import type { Deliver, DeliverSms } from './delivery/mail.ts';
import { observed } from './delivery/observed.ts';
import { smsGateway } from './delivery/sms-gateway.ts';
import { mailServer } from './delivery/smtp.ts';
import { type TelegramBot, telegramBot } from './delivery/telegram-bot.ts';
import { fallbackCaptchaKeys, openCaptchaKeys } from './encryption/captcha-key.ts';
import { codeKeyFrom, openCodeKey } from './encryption/code-key.ts';
import { createKeys } from './encryption/keys.ts';
import { openSealKey } from './encryption/seal-key.ts';
import type { IdentityOptions } from './identity-options.ts';
import { readKeyEncryptionKey } from './kernel/envelope-encryption.ts';
import { createOneAtATime } from './kernel/one-at-a-time.ts';
import { createHasher } from './kernel/password-hash.ts';
import type { Services } from './kernel/services.ts';
import { createLimits, type Limits } from './rate-limit/limits.ts';
import { smsLimitPoints } from './rate-limit/sms-limits.ts';
import { createRisk } from './risk/create-risk.ts';
import { outsideHelper } from './risk/outside-helper.ts';
import { byOperator } from './use-cases/kyc/identity-review.ts';
import { openCaptcha } from './verification/captcha/open-captcha.ts';
import { createCaptchaDrill } from './verification/captcha/outages.ts';

type Opened = {
  readonly db: Db;
  readonly note: Services['note'];
  /** CAPT-02: what the operator says of a scene now. */
  readonly settingsOf: (site: Site, scene: string) => CaptchaSceneSettings;
};

/** Opens what the capabilities are given; what has to be closed is closed with the server. */
export async function createServices(
  app: FastifyInstance,
  options: IdentityOptions,
  { db, note, settingsOf }: Opened,
): Promise<Services> {
  const { brand, trustGateway, databaseUrl, dataDir, clock = Date.now } = options;
  const keyEncryptionKey = readKeyEncryptionKey(options.keyEncryptionKey, databaseUrl ? undefined : dataDir);
  if (!keyEncryptionKey)
    note('Private keys and live codes can be read from the database: no key-encryption key is given');
  // The start continues and readiness reports not ready; the operator finds the reason in the log.
  const codeKey = await openCodeKey(db, keyEncryptionKey).catch((error: unknown) => {
    note('The key of codes could not be read', error);
    return codeKeyFrom(keyEncryptionKey);
  });
  const captchaKeys = await openCaptchaKeys(db, keyEncryptionKey).catch((error: unknown) => {
    note('The key of captchas could not be read', error);
    return fallbackCaptchaKeys(keyEncryptionKey);
  });
  const sealKey = await openSealKey(db, keyEncryptionKey).catch((error: unknown) => {
    note('The key of personal seals could not be read: none is shown', error);
    return undefined;
  });
  const limits = openLimits(options, note);
  const { onDelivery = () => {} } = options;
  const sms = smsDelivery(app, options);
  const askOutside = options.riskUrl ? outsideHelper(options.riskUrl, { clock, note }) : undefined;
  return {
    ...{ brand, trustGateway, db, clock, note, limits, codeKey, sealKey },
    mail: observed('mail', delivery(app, options), onDelivery),
    sms: sms && observed('sms', sms, onDelivery),
    hasher: await createHasher(options.passwordHashing),
    keys: createKeys({ db, clock, keyEncryptionKey, bits: options.encryptionKeyBits }),
    risk: { ...createRisk({ db, clock, note, limits, codeKey, askOutside }), ...options.risk },
    captcha: openCaptcha(options.captcha ?? {}, {
      keys: captchaKeys,
      clock,
      note,
      settingsOf,
      drill: createCaptchaDrill({ db, clock }),
    }),
    oneAtATime: createOneAtATime(),
    keyEncryptionKey,
    telegram: options.telegram,
    telegramBot: botOf(options),
    identityReview: options.identityReview ?? byOperator,
    sending: new Map(),
    notifying: new Set(),
  };
}

function delivery(app: FastifyInstance, { smtpUrl, mailbox, brand }: IdentityOptions): Deliver {
  if (smtpUrl) {
    const server = mailServer(smtpUrl, { name: brand.name, address: brand.support.email });
    app.addHook('onClose', async () => server.close());
    return server.deliver;
  }
  if (mailbox) return (mail) => mailbox.deliver(mail);
  throw new Error('The identity API needs a mail server (smtpUrl) or a mailbox');
}

function smsDelivery(app: FastifyInstance, { smsUrl, mailbox }: IdentityOptions): DeliverSms | undefined {
  if (smsUrl) {
    const gateway = smsGateway(smsUrl);
    app.addHook('onClose', async () => gateway.close());
    return gateway.deliver;
  }
  return mailbox && ((sms) => mailbox.deliverSms(sms));
}

/** The bot, where its token is known. */
function botOf({ telegram, onDelivery = () => {} }: IdentityOptions): TelegramBot | undefined {
  if (telegram?.botToken === undefined) return undefined;
  const bot = telegramBot({ ...telegram, botToken: telegram.botToken });
  return { ...bot, sendMessage: observed('telegram', bot.sendMessage, onDelivery) };
}

function openLimits(
  { redisUrl, limitPoints, smsByCountry = {}, instances }: IdentityOptions,
  note: Services['note'],
): Limits {
  const { points, ofKeys } = smsLimitPoints(smsByCountry);
  const onError = (error: Error) => note('Redis is away: limits are counted by this instance alone', error);
  return createLimits(redisUrl, { ...limitPoints, ...points }, onError, ofKeys, instances);
}
