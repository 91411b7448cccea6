import { TRX_PARAMETER } from '@gatehouse/contract/call/own-parameters';

const TOKEN = /^#([\w-]{43})$/;
/** How links that earlier versions mailed name the transaction. In an address without a token it is a partner's value (AFF-07). */
const EARLIER_PARAMETER = 'uuid';

let taken: string | undefined;

/**
 * SHELL-10: takes the token of an emailed link out of the address at once, before anything could report or copy it. It stays
 * in this page's memory and nowhere else. Call it in a layout effect: the wizard inside asks for the token in an effect. The address of a link that an earlier version mailed becomes one of this version.
 */
export function takeLinkToken(): void {
  const token = TOKEN.exec(location.hash)?.[1];
  if (!token) return;
  taken = token;
  history.replaceState(history.state, '', location.pathname + linkSearch());
}

/** The token that the page was opened with. */
export function takenToken(): string | undefined {
  return taken;
}

function linkSearch(): string {
  const query = new URLSearchParams(location.search);
  const uuid = query.get(EARLIER_PARAMETER);
  if (!uuid || query.has(TRX_PARAMETER) || query.has('cancel')) return location.search;
  query.delete(EARLIER_PARAMETER);
  query.set(TRX_PARAMETER, uuid);
  return `?${query}`;
}
