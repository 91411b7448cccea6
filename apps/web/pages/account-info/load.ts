import { type AccountOverview, accountOverview } from '@gatehouse/contract/account/account';
import { type FactorList, factorList } from '@gatehouse/contract/account/factors';
import { thirdPartyList } from '@gatehouse/contract/login/third-party';
import { type OAuthGrant, oauthGrants } from '@gatehouse/contract/oauth/grants';
import { type SessionRow, sessionList } from '@gatehouse/contract/session/session';
import { type OnePeopleBindResult, onePeopleBindGet } from '@gatehouse/contract/session/session-extras';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { TELEGRAM_LOGIN } from '@gatehouse/rules/compliance/compliance-element-names';
import { isShown } from '@gatehouse/rules/compliance/compliance-elements';
import { isBound } from '@gatehouse/rules/session/one-people-bind';
import type { LinkedList } from '../../features/third-party/linked-flow.ts';
import { loadOptional, loadPart } from '../load-part.ts';
import type { LoadContext } from '../page.ts';

/** Null: could not be read, and the page says so. */
export type AccountData = {
  readonly account: AccountOverview | null;
  readonly factors: FactorList | null;
  readonly sessions: readonly SessionRow[] | null;
  /** LOGIN-06: an account at a provider is linked, or could be. */
  readonly links: boolean | null;
  /** TG-01, COMP-08: Telegram is linked, or may be. */
  readonly telegram: 'linked' | 'offered' | false;
  /** OAUTH-02: what applications may do; false: none can be connected here. */
  readonly grants: readonly OAuthGrant[] | null | false;
  /** SESS-09: id of the user's other account that is bound to this one; null if there is none, or it could not be read. */
  readonly boundTo: string | null;
  /** Withdrawals are still held. */
  readonly waits: boolean;
};

/** @param now epoch ms */
export async function loadAccount(
  { api, elements }: Pick<LoadContext, 'api' | 'elements'>,
  now = Date.now(),
): Promise<AccountData> {
  const [account, factors, list, links, grants, bind] = await Promise.all([
    loadPart(api<AccountOverview>(accountOverview.path)),
    loadPart(api<FactorList>(factorList.path)),
    loadPart(api<{ sessions: SessionRow[] }>(sessionList.path)),
    loadPart(api<LinkedList>(thirdPartyList.path)),
    loadGrants(api<{ grants: OAuthGrant[] }>(oauthGrants.path)),
    loadPart(api<OnePeopleBindResult>(onePeopleBindGet.path)),
  ]);
  return {
    account,
    factors,
    sessions: list?.sessions ?? null,
    ...linksOf(links, elements),
    grants,
    boundTo: isBound(bind?.bind_uid).value ? `${bind?.bind_uid}`.trim() : null,
    waits: (account?.withdrawals_after ?? 0) > now,
  };
}

/** What is linked can be removed, also where compliance hides it. */
function linksOf(list: LinkedList | null, elements: LoadContext['elements']): Pick<AccountData, 'links' | 'telegram'> {
  const [linked, available] = [list?.linked ?? [], list?.available ?? []].map((part) => part.map(idOf));
  const isTelegram = (id: string) => id === TELEGRAM_PROVIDER;
  const others = [...(linked ?? []), ...(available ?? [])].filter((id) => !isTelegram(id));
  const mayLink = available?.some(isTelegram) === true && isShown(elements[TELEGRAM_LOGIN]);
  return {
    links: list && others.length > 0,
    telegram: linked?.some(isTelegram) ? 'linked' : mayLink && 'offered',
  };
}

const idOf = (row: LinkedList['linked'][number] | LinkedList['available'][number]) =>
  'provider' in row ? row.provider.id : row.id;

/** Without OAuth the API does not have the call. */
async function loadGrants(
  asking: Promise<{ ret_code: number; result?: { grants: OAuthGrant[] } }>,
): Promise<AccountData['grants']> {
  const list = await loadOptional(asking, ({ grants }) => Array.isArray(grants));
  return list === undefined ? false : (list?.grants ?? null);
}
