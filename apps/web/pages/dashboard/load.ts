import { type SessionRow, sessionList } from '@gatehouse/contract/session/session';
import { loadPart } from '../load-part.ts';
import type { LoadContext } from '../page.ts';
import { loadVerified } from '../verification.ts';

/** What could not be read is null: the page says so instead of guessing. */
export type DashboardData = {
  readonly verified: boolean | null;
  /** On how many devices the account is logged in. */
  readonly devices: number | null;
  /** The visitor has just registered (REDIR-01). */
  readonly newUser: boolean;
};

export async function loadDashboard({ api, query }: Pick<LoadContext, 'api' | 'query'>): Promise<DashboardData> {
  const list = loadPart(api<{ sessions: SessionRow[] }>(sessionList.path));
  const [verified, sessions] = await Promise.all([loadVerified(api), list]);
  return { verified, devices: sessions?.sessions?.length ?? null, newUser: query.get('newUser') === 'true' };
}
