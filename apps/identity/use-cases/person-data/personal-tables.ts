import type { Schema } from '../../db/schema.ts';

/**
 * How the rows of a person are found in a table: by the account's id in a column, by the names that the account has (`login_key`,
 * with the environment; `unowned name`: unless they are another account's), by the account's id or by the Telegram user who is bound to
 * it where no account has the row, by the account's public id, or not at all, with the reason. `hidden`: columns that an export leaves out:
 * secrets, their hashes, and what says nothing about the person.
 */
export type PersonalTable =
  | { readonly by: 'account'; readonly column: string; readonly hidden: readonly string[] }
  | { readonly by: 'name' | 'unowned name' | 'unowned Telegram user' | 'public id'; readonly hidden: readonly string[] }
  | { readonly by: 'nothing'; readonly reason: string };

const account = (hidden: readonly string[] = [], column = 'account_id'): PersonalTable => ({
  by: 'account',
  column,
  hidden,
});
const nothing = (reason: string): PersonalTable => ({ by: 'nothing', reason });

/** Every table of the schema: the type asks for a new one. Ordered so that what is deleted first refers to what goes later. */
export const personalTables: Readonly<Record<keyof Schema, PersonalTable>> = {
  registration: {
    by: 'name',
    hidden: [
      'repeat_key',
      'link_hash',
      'code_hash',
      'verified_hash',
      'started_device',
      'verified_device',
      'session_salt',
    ],
  },
  challenge: {
    by: 'unowned name',
    hidden: ['code_hash', 'link_hash', 'verified_hash', 'device', 'verified_device', 'context'],
  },
  post_register: account(),
  session: account(['token_hash', 'device']),
  finished_step: account(['id', 'device', 'submitted', 'salt']),
  known_device: account(['device']),
  owed_notice: account(['account_before', 'recipients']),
  owed_telegram_notice: account(),
  failed_login: account(['slot']),
  security_event: account(),
  identity_check: account(['sealed']),
  identity_image: account(['id', 'sealed_key', 'sealed']),
  totp: account(['secret', 'last_step']),
  recovery_code: account(['code_hash']),
  passkey: account(['credential_id', 'public_key', 'counter']),
  pending_factor: account(['secret', 'device']),
  third_party_flow: account(['state_hash', 'salt', 'device']),
  telegram_reward: { by: 'unowned Telegram user', hidden: [] },
  telegram_person: account(),
  telegram_use: account(['id']),
  third_party_link: account(),
  qr_login: account(['secret_hash', 'device', 'session_id', 'number', 'numbers']),
  quick_token: account(),
  one_people_bind: account(),
  ban_token: account(['device']),
  former_name: account(),
  password_reset: account(['device', 'factor_challenge']),
  lost_item: account(['cancel_hash', 'device', 'challenge']),
  oauth_item: account(['id', 'payload', 'grant_id', 'uid_hash', 'session_id', 'device', 'consent_id']),
  oauth_grant: account(),
  sub_account: account(),
  account: account(['password_hash'], 'id'),
  audit_line: { by: 'public id', hidden: [] },
  login_guard: nothing('its key is a hash of a name, and it goes within a day'),
  risk_assessment: nothing('its key is a hash of a call and a device, and it goes within minutes'),
  captcha_outage: nothing('an operator’s drill; at most the hash of one device, and it ends within an hour'),
  used_captcha: nothing('its key is a hash, and it goes within an hour'),
  used_timestamp: nothing('a hash, for five minutes'),
  encryption_key: nothing('of the service'),
  wrapped_secret: nothing('of the service'),
  oauth_signing_key: nothing('of the service'),
  oauth_sandbox_client: nothing('a test application, which names no person and is deleted within a month'),
  inviter: nothing('who invites others, by a contract of their own'),
  inviter_country: nothing('of an inviter'),
  inviter_share: nothing('of an inviter'),
};
