import type { Kysely } from 'kysely';
import { addMobile } from './accounts/add-mobile.ts';
import { addAccountSettings, addKycCountry, createAccountTable } from './accounts/tables.ts';
import type { Migrations } from './db/migrate.ts';
import { createEncryptionKeyTables, createSigningKeyTable, createWrappedSecretTable } from './encryption/tables.ts';
import {
  createFailedLoginTable,
  createOwedNoticeTable,
  createOwedTelegramNoticeTable,
  createSecurityTables,
  indexSecurityEventTimes,
} from './notifications/tables.ts';
import { createLoginTables, indexKnownDevices } from './risk/device-tables.ts';
import { createRiskTable } from './risk/tables.ts';
import { createFinishedStepTable } from './sessions/finished-step.ts';
import { createSessionTable } from './sessions/tables.ts';
import { createInviterTables } from './use-cases/affiliate/tables.ts';
import { createIdentityCheckTable, createIdentityImageTable } from './use-cases/kyc/tables.ts';
import { createBanTokenTable, createFormerNameTable } from './use-cases/lock/tables.ts';
import { createOAuthTables, createSandboxClientTable, tieGrantsToConsents } from './use-cases/oauth/tables.ts';
import { createAuditLineTable } from './use-cases/person-data/tables.ts';
import { createQrLoginTable } from './use-cases/qr/tables.ts';
import { createRecoveryTables } from './use-cases/recovery/tables.ts';
import { addMethodAndLink, addSessionSalt, createRegistrationTable } from './use-cases/registration/tables.ts';
import { shareProofs } from './use-cases/registration/version-before.ts';
import { createSessionExtras } from './use-cases/session-extras/tables.ts';
import { createSubAccountTable } from './use-cases/sub-account/tables.ts';
import { createTelegramRewardTable, expireTelegramRewards } from './use-cases/telegram-tasks/tables.ts';
import { createThirdPartyTables } from './use-cases/third-party/tables.ts';
import { createTelegramPersonTable } from './use-cases/third-party/telegram-person-table.ts';
import { createCaptchaOutageTable } from './verification/captcha/outage-table.ts';
import { createUsedCaptchaTable } from './verification/captcha/shared/tables.ts';
import { addVerifiedDevice, createChallengeTable } from './verification/challenge/tables.ts';
import { createFactorTables } from './verification/factors/tables.ts';
import { createTelegramUseTable } from './verification/telegram/tables.ts';

/**
 * In order; what a released migration makes is never edited, a new one is added. SQLite undoes nothing of one that was cut
 * off, so each step leaves alone what is already there: the next start runs the whole migration again.
 */
export const migrations: Migrations = {
  '0001-first': {
    up: async (db: Kysely<unknown>) => {
      await createAccountTable(db);
      await createRegistrationTable(db);
      await createSessionTable(db);
      await createLoginTables(db);
      await createEncryptionKeyTables(db);
    },
  },
  '0002-kyc-country': { up: addKycCountry },
  '0003-session-extras': { up: createSessionExtras },
  '0004-mobile-and-link': {
    up: async (db: Kysely<unknown>) => {
      await addMobile(db);
      await addMethodAndLink(db);
    },
  },
  '0006-affiliate': { up: createInviterTables },
  '0007-challenge-and-security': {
    up: async (db: Kysely<unknown>) => {
      await createChallengeTable(db);
      await createSecurityTables(db);
    },
  },
  '0008-factors': { up: createFactorTables },
  '0009-qr': { up: createQrLoginTable },
  '0010-third-party': { up: createThirdPartyTables },
  '0011-account': { up: addAccountSettings },
  '0012-kyc': { up: createIdentityCheckTable },
  '0013-ban': {
    up: async (db: Kysely<unknown>) => {
      await createBanTokenTable(db);
      await createRiskTable(db);
    },
  },
  '0014-way-back': {
    up: async (db: Kysely<unknown>) => {
      await createRecoveryTables(db);
      await createSubAccountTable(db);
    },
  },
  '0015-former-names': { up: createFormerNameTable },
  '0017-wrapped-secrets': { up: createWrappedSecretTable },
  '0018-security-event-times': { up: indexSecurityEventTimes },
  '0019-audit-lines': { up: createAuditLineTable },
  '0020-session-salt': { up: addSessionSalt },
  '0021-finished-steps': { up: createFinishedStepTable },
  '0022-registration-proofs': {
    up: async (db: Kysely<unknown>) => {
      await addVerifiedDevice(db);
      await shareProofs(db);
    },
  },
  '0023-owed-notices': { up: createOwedNoticeTable },
  '0024-used-captchas': { up: createUsedCaptchaTable },
  '0025-captcha-outages': { up: createCaptchaOutageTable },
  '0026-known-devices': { up: indexKnownDevices },
  '0027-oauth': {
    up: async (db: Kysely<unknown>) => {
      await createSigningKeyTable(db);
      await createOAuthTables(db);
    },
  },
  '0028-oauth-consents': { up: tieGrantsToConsents },
  '0029-oauth-sandbox': { up: createSandboxClientTable },
  '0030-telegram': {
    up: async (db: Kysely<unknown>) => {
      await createTelegramPersonTable(db);
      await createTelegramUseTable(db);
    },
  },
  '0031-telegram-notices': { up: createOwedTelegramNoticeTable },
  '0032-telegram-rewards': { up: createTelegramRewardTable },
  '0033-telegram-reward-expiry': { up: expireTelegramRewards },
  '0034-failed-logins': { up: createFailedLoginTable },
  '0035-identity-images': { up: createIdentityImageTable },
};
