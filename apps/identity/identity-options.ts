import type { Brand } from '@gatehouse/rules/site/brand';
import type { DemoAccount } from './accounts/seed-accounts.ts';
import type { PoolLimits } from './db/postgres-pool.ts';
import type { Mailbox } from './delivery/mailbox.ts';
import type { OnDelivery } from './delivery/observed.ts';
import type { Logger } from './http/server.ts';
import type { HashingLimits } from './kernel/hash-admission.ts';
import type { LimitPoints } from './rate-limit/limits.ts';
import type { SmsByCountry } from './rate-limit/sms-limits.ts';
import type { RiskHelper } from './risk/risk-helper.ts';
import type { DemoInviter } from './use-cases/affiliate/seed-inviters.ts';
import type { IdentityReview } from './use-cases/kyc/identity-review.ts';
import type { ClientDirectory } from './use-cases/oauth/clients/client.ts';
import type { OnMetrics } from './use-cases/page-metrics/routes.ts';
import type { Campaign } from './use-cases/telegram-tasks/campaign.ts';
import type { OpenIdProvider } from './use-cases/third-party/provider.ts';
import type { CaptchaOptions } from './verification/captcha/open-captcha.ts';
import type { TelegramOptions } from './verification/telegram/telegram-options.ts';

export type IdentityOptions = {
  readonly brand: Brand;
  /** `postgres://…`; absent: SQLite in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** False: a database that lacks migrations is refused; absent: they are run. */
  readonly migrates?: boolean | undefined;
  /** `redis://…`; absent: limits are counted in memory. */
  readonly redisUrl?: string | undefined;
  /** `smtp://…` or `smtps://…`; absent: mails go to the mailbox. */
  readonly smtpUrl?: string | undefined;
  /** `http://…` or `https://…`; absent: messages go to the mailbox, and without one registration by mobile is off. */
  readonly smsUrl?: string | undefined;
  readonly mailbox?: Mailbox | undefined;
  /** Trust `x-forwarded-for` and `x-gatehouse-site`: only where the gateway alone can reach this server. */
  readonly trustGateway: boolean;
  readonly logger?: Logger | undefined;
  /** Epoch milliseconds. */
  readonly clock?: (() => number) | undefined;
  readonly passwordHashing?: Partial<HashingLimits> | undefined;
  /** Of PostgreSQL: connections, and calls that may wait for one. */
  readonly pool?: PoolLimits | undefined;
  /** How many instances share the limits: while Redis is away, each allows its share of them. */
  readonly instances?: number | undefined;
  /** Wraps the private keys that are stored: 32 bytes, base64. */
  readonly keyEncryptionKey?: string | undefined;
  /** Length of new RSA keys; for tests that cannot wait. */
  readonly encryptionKeyBits?: number | undefined;
  /** LOGIN-11; absent: our own. */
  readonly risk?: Partial<RiskHelper> | undefined;
  /** LOGIN-11: `http://…` or `https://…`, the operator's own risk helper; absent: ours alone. */
  readonly riskUrl?: string | undefined;
  /** REGION-08: who looks at identities; absent: an operator. */
  readonly identityReview?: IdentityReview | undefined;
  readonly limitPoints?: LimitPoints | undefined;
  readonly smsByCountry?: SmsByCountry | undefined;
  /** Accounts to add when they are missing. */
  readonly demoAccounts?: readonly DemoAccount[] | undefined;
  /** Affiliates, referrers and brokers to add when they are missing. */
  readonly demoInviters?: readonly DemoInviter[] | undefined;
  /** SHELL-16: is called with the reports of pages. */
  readonly onMetrics?: OnMetrics | undefined;
  /** How long the events of an account's security are kept, in milliseconds; absent: 400 days. */
  readonly securityEventsMs?: number | undefined;
  /** Is called with the outcome of each mail and text message. */
  readonly onDelivery?: OnDelivery | undefined;
  /** LOGIN-12: a JSON file that steers the pages (`STEERING_FILE`); absent: nothing is steered. */
  readonly remoteConfigFile?: string | undefined;
  /** LOGIN-06: companies whose accounts are taken, as `readProviders` reads them; absent: none. */
  readonly providers?: readonly OpenIdProvider[] | undefined;
  /** OAUTH-01: applications that may act for people; absent: OAuth is off. */
  readonly oauthClients?: ClientDirectory | undefined;
  /** Every site has the sandbox of developers (test applications, and the demo resource of RFC 8707); absent: test networks alone. */
  readonly oauthDemo?: boolean | undefined;
  /** CAPT-01 to CAPT-08; absent: magpie alone, unseen. */
  readonly captcha?: CaptchaOptions | undefined;
  /** TG-01 to TG-12; absent: Telegram is off. */
  readonly telegram?: TelegramOptions | undefined;
  /** TG-11: tasks of the mini-app, as `readTasks` reads them; absent: none. */
  readonly telegramTasks?: readonly Campaign[] | undefined;
};
