import type { AccountTable } from '../account/tables.ts';
import type { EncryptionKeyTable, UsedTimestampTable } from '../encryption-key/tables.ts';
import type { KnownDeviceTable, LoginGuardTable } from '../login/tables.ts';
import type { RegistrationTable } from '../registration/tables.ts';
import type { SessionTable } from '../session/tables.ts';
import type { OnePeopleBindTable, QuickTokenTable } from '../session-extras/tables.ts';

/** Every table; each is described where its capability lives. Booleans are 0 or 1, times epoch milliseconds. */
export type Schema = {
  account: AccountTable;
  registration: RegistrationTable;
  session: SessionTable;
  login_guard: LoginGuardTable;
  known_device: KnownDeviceTable;
  encryption_key: EncryptionKeyTable;
  used_timestamp: UsedTimestampTable;
  quick_token: QuickTokenTable;
  one_people_bind: OnePeopleBindTable;
};
