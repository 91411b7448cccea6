import { NO_ANSWER_CODE } from '@gatehouse/contract/call/no-answer';
import { codes } from '@gatehouse/contract/errors/codes';
import type { OAuthClient } from '@gatehouse/contract/oauth/oauth';
import type { Consent, ConsentState } from './consent-flow.ts';

const known: OAuthClient = {
  ...{ client_id: 'portfolio', name: 'Portfolio', logo: null, home_page: 'https://portfolio.example' },
  ...{ verified: true, is_new: false },
};
const LOGO =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 48 48%22%3E%3Crect width=%2248%22 height=%2248%22 fill=%22%23125%22/%3E%3Cpath d=%22M12 34V22h6v12zm9 0V12h6v22zm9 0V18h6v16z%22 fill=%22%23fff%22/%3E%3C/svg%3E';
const usual: Consent = {
  ...{
    client: { ...known, logo: LOGO },
    account: 'a***@e***.com',
    account_number: 83_411_387_668_148,
    account_kind: 'only',
    expires_in_days: 180,
    step_up: false,
  },
  redirect_host: 'portfolio.example',
  scopes: [
    { scope: 'openid', risk: 'identity', required: true, granted: false, declined: false },
    { scope: 'email', risk: 'identity', required: false, granted: false, declined: false },
    { scope: 'balance.read', risk: 'read', required: false, granted: false, declined: false },
  ],
};
const { account_number: _, ...named } = usual;
const money: Consent = {
  ...usual,
  step_up: true,
  scopes: [
    ...usual.scopes,
    { scope: 'profile', risk: 'identity', required: false, granted: true, declined: false },
    { scope: 'offline_access', risk: 'identity', required: false, granted: false, declined: false },
    { scope: 'trade', risk: 'trade', required: false, granted: false, declined: false },
    { scope: 'withdraw', risk: 'move', required: false, granted: false, declined: false },
  ],
};
const from = (client: Partial<OAuthClient>): Consent => ({ ...usual, client: { ...known, ...client } });
const strange: Consent = {
  ...usual,
  scopes: (['identity', 'read', 'trade', 'move'] as const).map((risk) => ({
    ...{ scope: `partner.${risk}`, risk, required: false, granted: false, declined: false },
  })),
};
const long = from({ name: 'Kapitalanlagegesellschaftsverwaltungsprogramm von morgen', verified: false, is_new: true });
const asking = (consent: Consent, more: Partial<Extract<ConsentState, { step: 'asking' }>> = {}): ConsentState => ({
  ...{ step: 'asking', consent },
  ...more,
});
const scopes: readonly string[] = [];

/** Every state of the consent page, for tests and the gallery. */
export const consentStates: Readonly<Record<string, ConsentState>> = {
  question: asking(usual),
  'moves money': asking(money),
  'not verified': asking(from({ verified: false })),
  'new here': asking(from({ is_new: true })),
  'new, not verified, long name': asking(long),
  'only what is required': asking({ ...usual, scopes: usual.scopes.slice(0, 1) }),
  'scopes without words': asking(strange),
  'an account with sub-accounts': asking({ ...usual, account_kind: 'main' }),
  'a sub-account': asking({ ...named, account: 'trading-desk@10245', account_kind: 'sub' }),
  'an application on this device': asking({ ...usual, redirect_host: null }),
  'for one day': asking({ ...usual, expires_in_days: 1 }),
  'nothing ticked': asking(strange, { notice: 'nothing' }),
  'check cancelled': asking(money, { notice: 'unproven' }),
  'question changed': asking(money, { notice: 'changed' }),
  'not reached': asking(usual, { refused: { code: NO_ANSWER_CODE, message: '' } }),
  'too often': asking(usual, { refused: { code: codes.addressLimit, message: '', retryAfterS: 60 } }),
  allowing: { step: 'sending', consent: usual, allow: true, scopes },
  denying: { step: 'sending', consent: usual, allow: false, scopes },
  looking: { step: 'looking' },
  'fresh check': { step: 'unproven' },
  'fresh check, not reached': { step: 'unproven', refused: { code: NO_ANSWER_CODE, message: '' } },
  'checking again': { step: 'proving' },
  'denying at once': { step: 'declining' },
  returning: { step: 'returning', name: 'Portfolio', to: '' },
  'returning, not named': { step: 'returning', name: '', to: '' },
  over: { step: 'over' },
  'logged out': { step: 'loggedOut' },
  'not offered': { step: 'off' },
  failed: { step: 'failed', refused: { code: NO_ANSWER_CODE, message: '' } },
  'refused otherwise': { step: 'failed', refused: { code: codes.internal, message: '' } },
};
