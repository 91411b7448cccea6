import { type AccountOverview, accountOverview } from '@gatehouse/contract/account';
import { type FactorList, factorList } from '@gatehouse/contract/factors';
import { type SessionRow, sessionList } from '@gatehouse/contract/session';
import { thirdPartyList } from '@gatehouse/contract/third-party';
import type { LinkedList } from '../../features/third-party/linked-flow.ts';
import { loadPart } from '../load-part.ts';
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
  const [account, factors, list, links] = await Promise.all([
    loadPart(api<AccountOverview>(accountOverview.path)),
    loadPart(api<FactorList>(factorList.path)),
    loadPart(api<{ sessions: SessionRow[] }>(sessionList.path)),
    loadPart(api<LinkedList>(thirdPartyList.path)),
  ]);
  return {
    account,
    factors,
    sessions: list?.sessions ?? null,
    links: links && (links.linked?.length ?? 0) + (links.available?.length ?? 0) > 0,
    waits: (account?.withdrawals_after ?? 0) > now,
  };
}
