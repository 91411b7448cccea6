import { codes } from '@gatehouse/contract/errors/codes';
import type { OAuthGrant } from '@gatehouse/contract/oauth/grants';
import type { ConnectedAppsState } from './connected-apps-flow.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 0, 10, 12);
const PICTURE =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxMCAxMCI+PHBhdGggZmlsbD0iIzI0NWE0MiIgZD0iTTAgMGgxMHYxMEgweiIvPjxwYXRoIHN0cm9rZT0iI2ZmZiIgZmlsbD0ibm9uZSIgZD0ibTIgNyAyLTMgMiAyIDItMyIvPjwvc3ZnPg==';

const tax: OAuthGrant = {
  grant_id: '0197f4c0-0000-7000-8000-000000000001',
  client: {
    ...{ client_id: 'tax-tool', name: 'Tax Tool', logo: PICTURE, home_page: 'https://tax.example' },
    ...{ verified: true, is_new: false },
  },
  scopes: [
    { scope: 'openid', risk: 'identity' },
    { scope: 'offline_access', risk: 'identity' },
    { scope: 'balance.read', risk: 'read' },
  ],
  ...{ created_at: NOW - 40 * DAY_MS, last_used_at: NOW, expires_at: NOW + 140 * DAY_MS },
};
const robot: OAuthGrant = {
  grant_id: '0197f4c0-0000-7000-8000-000000000002',
  client: {
    ...{ client_id: 'robot', name: 'A robot that trades while you sleep', logo: null, verified: false, is_new: true },
    home_page: 'https://robots-that-trade.copy-everything.example/start',
  },
  scopes: [
    { scope: 'openid', risk: 'identity' },
    { scope: 'trade', risk: 'trade' },
    { scope: 'withdraw', risk: 'move' },
  ],
  ...{ created_at: NOW, last_used_at: 0, expires_at: NOW + 180 * DAY_MS },
};
/** Not registered any more: the server knows its id alone. */
const gone: OAuthGrant = {
  ...tax,
  grant_id: '0197f4c0-0000-7000-8000-000000000003',
  client: { client_id: 'old-app', name: 'old-app', logo: null, home_page: '', verified: false, is_new: false },
};
const grants = [tax, robot, gone];
const keptBy = (code: number): ConnectedAppsState => ({
  ...{ step: 'shown', grants },
  kept: { name: tax.client.name, refused: { code, message: '' } },
});

/** Every state of the connected apps, for tests and the gallery. */
export const connectedAppsStates: Readonly<Record<string, ConnectedAppsState>> = {
  'apps on their way': { step: 'loading' },
  'apps not loaded': { step: 'failed' },
  'no app': { step: 'shown', grants: [] },
  connected: { step: 'shown', grants },
  disconnecting: { step: 'removing', grants, grant: robot },
  disconnected: { step: 'shown', grants: [tax, gone], removed: robot.client.name },
  'last one disconnected': { step: 'shown', grants: [], removed: tax.client.name },
  'not disconnected': keptBy(codes.internal),
  'no answer to it': keptBy(-200),
};
