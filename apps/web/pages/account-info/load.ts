import { type AccountOverview, accountOverview } from '@gatehouse/contract/account';
import { type FactorList, factorList } from '@gatehouse/contract/factors';
import { type SessionRow, sessionList } from '@gatehouse/contract/session';
import { thirdPartyList } from '@gatehouse/contract/third-party';
import type { LinkedList } from '../../features/third-party/linked-flow.ts';
import type { LoadContext } from '../page.ts';

/** What could not be read is null: the page says so instead of guessing. */
export type AccountData = {
  readonly account: AccountOverview | null;
  readonly factors: FactorList | null;
  readonly sessions: readonly SessionRow[] | null;
  /** LOGIN-06: an account elsewhere is linked, or could be. */
  readonly links: boolean | null;
  /** Withdrawals wait still. */
  readonly waits: boolean;
};

/** @param now epoch ms */
export async function loadAccount({ api }: Pick<LoadContext, 'api'>, now = Date.now()): Promise<AccountData> {
  const [overview, factors, list, elsewhere] = await Promise.all([
    api<AccountOverview>(accountOverview.path),
    api<FactorList>(factorList.path),
    api<{ sessions: SessionRow[] }>(sessionList.path),
    api<LinkedList>(thirdPartyList.path),
  ]);
  const account = resultOf(overview);
  const links = resultOf(elsewhere);
  return {
    account,
    factors: resultOf(factors),
    sessions: resultOf(list)?.sessions ?? null,
    links: links && (links.linked?.length ?? 0) + (links.available?.length ?? 0) > 0,
    waits: (account?.withdrawals_after ?? 0) > now,
  };
}

function resultOf<Result>({ ret_code, result }: { ret_code: number; result?: Result }): Result | null {
  return ret_code === 0 ? (result ?? null) : null;
}
