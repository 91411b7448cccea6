import { type SessionRow, sessionList } from '@gatehouse/contract/session';
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
  const [verified, list] = await Promise.all([loadVerified(api), api<{ sessions: SessionRow[] }>(sessionList.path)]);
  const sessions = list.ret_code === 0 ? list.result?.sessions : undefined;
  return { verified, devices: sessions?.length ?? null, newUser: query.get('newUser') === 'true' };
}
