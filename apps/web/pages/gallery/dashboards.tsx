import type { LoginRow } from '@gatehouse/contract/account/logins';
import type { UserInfoResult } from '@gatehouse/contract/session/session';
import { type SecurityFacts, securityState } from '@gatehouse/rules/verification/security-steps';
import { useState } from 'react';
import account from '../../features/cards/account.module.css';
import type { AccountDocument } from '../../features/dashboard/account-document.ts';
import { PageProvider, usePage } from '../../shell/page-context.tsx';
import type { DashboardData } from '../dashboard/load.ts';
import { Overview } from '../dashboard/overview.tsx';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';

const DAY_MS = 86_400_000;
const TODAY = 20_463;
const NOW = TODAY * DAY_MS + DAY_MS / 2;

const user: UserInfoResult = {
  ...{ id: 91513564795956, username: 'a***@e***.com', vague_email: 'a***@e***.com', vague_mobile: '' },
  ...{ email_verified: true, mobile_verified: false, has_google2fa: false, lang: 'en', status: 1 },
};
const opened: AccountDocument = {
  ...{ id: user.id, member_since: NOW, passkeySince: 0, appSince: 0 },
  identity: { state: 'none', level: 0, submitted_at: 0, decided_at: 0, vague_name: '' },
};
const full: AccountDocument = {
  ...opened,
  ...{ member_since: NOW - 400 * DAY_MS, passkeySince: NOW - 90 * DAY_MS, appSince: NOW - 89 * DAY_MS },
  identity: { state: 'verified', level: 1, submitted_at: 0, decided_at: NOW - 399 * DAY_MS, vague_name: 'A***' },
};

const fresh: SecurityFacts = {
  ...{ passkey: false, passkeyElsewhere: false, app: false, recoveryCodes: 0, word: false },
  ...{ email: true, passkeysOffered: true },
};
const secured = (facts: Partial<SecurityFacts>) => securityState({ ...fresh, ...facts }).value;
const ALL = { passkey: true, app: true, recoveryCodes: 10, word: true };

const login = (daysAgo: number, more: Partial<LoginRow> = {}): LoginRow => ({
  ...{ at: NOW - daysAgo * DAY_MS, count: 1, odd: 'usual', browser: 'Firefox', system: 'Linux', country: 'NL' },
  ...{ host: '', ...more },
});
const phone = { browser: 'Safari', system: 'iOS' };
const often = [0, 1, 3, 4, 8, 9, 10, 15, 22, 29].flatMap((day) => [login(day), login(day, phone)]);
const odd = [
  login(0, { ...phone, country: 'BR', odd: 'new-device-and-country' }),
  login(1, { country: 'DE', odd: 'new-country', count: 2 }),
  login(2, { browser: 'Chrome', system: 'Windows', country: 'VN', odd: 'failed', count: 5 }),
  login(2, { browser: '', system: '', country: '', odd: 'failed' }),
  login(9, { ...phone, odd: 'new-device' }),
];
const historyOf = (logins: LoginRow[], more = false) => ({
  ...{ logins: logins.toSorted((one, other) => other.at - one.at), more, sessions: 2 },
});

const usual: DashboardData = {
  ...{ verified: false, document: opened, security: secured({}), logins: historyOf([login(0)]) },
  ...{ withdrawalsAfter: 0, today: TODAY, newUser: false },
};
const whole = { verified: true, document: full, logins: historyOf(often) };

const dashboards: Readonly<Record<string, DashboardData>> = {
  'new user': { ...usual, newUser: true },
  'one step done': { ...usual, ...whole, security: secured({ passkey: true, recoveryCodes: 10 }) },
  'no codes left': { ...usual, ...whole, security: secured({ app: true }) },
  'all steps done': { ...usual, ...whole, security: secured(ALL) },
  'odd logins': { ...usual, ...whole, security: secured(ALL), logins: historyOf([...often, ...odd], true) },
  'withdrawals held': { ...usual, ...whole, security: secured({ word: true }), withdrawalsAfter: NOW + DAY_MS },
  'identity in review': {
    ...usual,
    document: { ...opened, identity: { ...opened.identity, state: 'submitted', submitted_at: NOW } },
  },
  'no emails, no passkeys': { ...usual, security: secured({ email: false, passkeysOffered: false }) },
  'parts did not arrive': { ...usual, verified: null, document: undefined, security: null, logins: null },
  'parts are not there': { ...usual, document: undefined, security: undefined, logins: undefined },
};

/** SHELL-13: the dashboard. */
export function Dashboards() {
  const frame = usePage();
  const [name, setName] = useState('new user');
  return (
    <Exhibit file="features/dashboard">
      <Choice options={Object.keys(dashboards)} chosen={name} onChoose={setName} />
      <PageProvider frame={{ ...frame, session: { user }, data: dashboards[name] }}>
        <div key={name} className={account.page}>
          <Overview />
        </div>
      </PageProvider>
    </Exhibit>
  );
}
