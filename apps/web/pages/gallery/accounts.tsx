import type { AccountOverview } from '@gatehouse/contract/account/account';
import type { KycStatus } from '@gatehouse/contract/region/kyc';
import type { SessionRow } from '@gatehouse/contract/session/session';
import { type ReactNode, useState } from 'react';
import account from '../../features/cards/account.module.css';
import { QuickLogin } from '../../features/quick-login/quick-login-dialog.tsx';
import { LimitDialog } from '../../features/session/limit-dialog.tsx';
import { SessionOver } from '../../features/session/session-over.tsx';
import { PageProvider, usePage } from '../../shell/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Cards } from '../account-info/cards.tsx';
import type { AccountData } from '../account-info/load.ts';
import { IdentityBody } from '../identity/identity-body.tsx';
import type { IdentityData } from '../identity/load.ts';
import prose from '../prose.module.css';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 0, 10, 12);

const none: KycStatus = {
  ...{ state: 'none', level: 0, country: '', reason: '', submitted_at: 0, decided_at: 0 },
  ...{ vague_name: '', document_type: '', vague_document: '' },
  images: [],
};
/** Of no site: its name is left out. */
const SITE = '';
const handedIn: KycStatus = {
  ...none,
  ...{ state: 'submitted', country: 'BR', submitted_at: NOW, vague_name: 'A***', document_type: 'passport' },
  vague_document: '***62',
};
const plain: AccountOverview = {
  ...{ id: 91513564795956, vague_email: 'a***@e***.com', vague_mobile: '', email_verified: true },
  ...{ mobile_verified: false, has_password: true, password_changed_at: NOW - 40 * DAY_MS, totp: false, passkeys: 0 },
  ...{ recovery_codes: 0, device_check: true, device_check_demanded: false, anti_phishing_code: '' },
  ...{ notices: { new_login: true }, withdrawals_after: 0, identity: none, parent: 0, lang: 'en', site: SITE },
  member_since: NOW - 400 * DAY_MS,
};
const here: SessionRow = {
  ...{ session_id: '1', browser: 'Firefox', system: 'Linux', site: SITE, host: '', country: 'NL' },
  opened_by: 'passkey',
  ...{ created_at: NOW - DAY_MS, last_seen_at: NOW, expires_at: NOW + DAY_MS, idle_until: NOW + DAY_MS, current: true },
};
const phone = { ...here, session_id: '2', browser: 'Safari', system: 'iOS', opened_by: 'qr', current: false };
const data: AccountData = {
  account: plain,
  factors: null,
  sessions: [here, phone],
  links: true,
  telegram: false,
  grants: [],
  boundTo: null,
  waits: false,
};
const full = {
  ...plain,
  ...{ vague_mobile: '+31***78', mobile_verified: true, anti_phishing_code: 'Bl***', device_check_demanded: true },
  personal_seal: { lobes: 8, depth: 0.3, turns: 3, rings: 2, core: 5 },
};

const accounts: Readonly<Record<string, AccountData>> = {
  'just opened': data,
  'everything set': { ...data, account: full },
  'no password yet': { ...data, account: { ...plain, has_password: false, password_changed_at: 0 } },
  'withdrawals wait': { ...data, waits: true, account: { ...plain, withdrawals_after: NOW + DAY_MS } },
  'no accounts elsewhere': { ...data, links: false },
  'no connected apps here': { ...data, grants: false },
  'bound to another account': { ...data, boundTo: '10000042' },
  'sub-account': { ...data, account: { ...plain, parent: 91513564795956 } },
  'nothing arrived': {
    account: null,
    factors: null,
    sessions: null,
    links: null,
    telegram: false,
    grants: [],
    boundTo: null,
    waits: false,
  },
};

/** SHELL-13: the account page. Calls are refused, since no user is logged in. */
export function Accounts() {
  const frame = usePage();
  const [name, setName] = useState('just opened');
  return (
    <Exhibit file="features/account">
      <Choice options={Object.keys(accounts)} chosen={name} onChoose={setName} />
      <PageProvider frame={{ ...frame, data: accounts[name] }}>
        <div key={name} className={account.page}>
          <Cards />
        </div>
      </PageProvider>
    </Exhibit>
  );
}

const identities: Readonly<Record<string, IdentityData>> = {
  welcome: { status: none, verified: false, welcome: true },
  form: { status: none, verified: false, welcome: false },
  refused: { status: { ...handedIn, state: 'refused', reason: 'mismatch' }, verified: false, welcome: false },
  'being checked': { status: handedIn, verified: false, welcome: false },
  verified: { status: { ...handedIn, state: 'verified', level: 1, decided_at: NOW }, verified: true, welcome: false },
  'verified elsewhere': { status: null, verified: true, welcome: false },
  'not open': { status: null, verified: false, welcome: false },
  'did not arrive': { status: null, verified: null, welcome: false },
};

/** REGION-08: the identity page. */
export function Identities() {
  const frame = usePage();
  const [name, setName] = useState('welcome');
  return (
    <Exhibit file="features/identity">
      <Choice options={Object.keys(identities)} chosen={name} onChoose={setName} />
      <PageProvider frame={{ ...frame, data: identities[name] }}>
        <div key={name} className={`${prose.prose} ${styles.screen}`}>
          <IdentityBody />
        </div>
      </PageProvider>
    </Exhibit>
  );
}

const refused = Promise.resolve({ ret_code: 700_065, ret_msg: '' });
const underWay = new Promise<never>(() => {});

/** SESS-04, SESS-07: the dialogs of a session. */
export function SessionDialogs() {
  const [open, setOpen] = useState<ReactNode>();
  const close = () => setOpen(undefined);
  const limit = { onStay: close, onLogOut: close };
  const dialogs: Readonly<Record<string, () => ReactNode>> = {
    'still there?': () => <LimitDialog why="idle" until={Date.now() + 120_000} {...limit} />,
    'ends soon': () => <LimitDialog why="end" until={Date.now() + 120_000} {...limit} />,
    'ended elsewhere': () => <SessionOver login="?" onStay={close} />,
    'coming over': () => <QuickLogin name="a***@e***.com" answering={underWay} onClose={close} />,
    'came too late': () => <QuickLogin name="a***@e***.com" answering={refused} onClose={close} />,
  };
  return (
    <Exhibit file="features/session, features/quick-login">
      <div className={styles.row}>
        {Object.entries(dialogs).map(([name, dialog]) => (
          <Button key={name} onClick={() => setOpen(dialog())}>
            {name}
          </Button>
        ))}
      </div>
      {open}
    </Exhibit>
  );
}
