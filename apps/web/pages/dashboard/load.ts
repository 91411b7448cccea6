import { type SessionRow, sessionList } from '@gatehouse/contract/session/session';
import { loadPart, loadVerified } from '../load-part.ts';
import type { LoadContext } from '../page.ts';

/** Null: could not be read, and the page says so. */
export type DashboardData = {
  readonly verified: boolean | null;
  /** The number of devices with a session. */
  readonly devices: number | null;
  /** The user has just registered (REDIR-01). */
  readonly newUser: boolean;
};

export async function loadDashboard({ api, query }: Pick<LoadContext, 'api' | 'query'>): Promise<DashboardData> {
  const list = loadPart(api<{ sessions: SessionRow[] }>(sessionList.path));
  const [verified, sessions] = await Promise.all([loadVerified(api), list]);
  return { verified, devices: sessions?.sessions?.length ?? null, newUser: query.get('newUser') === 'true' };
}
