import { TRX_PARAMETER } from '@gatehouse/contract/call/own-parameters';

const TOKEN = /^#([\w-]{43})$/;
/** The parameter name in links of earlier versions. In an address without a token it is a partner's value (AFF-07). */
const EARLIER_PARAMETER = 'uuid';

let taken: string | undefined;

/**
 * SHELL-10: removes the token of an emailed link from the address, before it could be reported or copied, and keeps it
 * in memory only. Call it in a layout effect: the wizard inside reads the token in an effect. Rewrites the address of a
 * link of an earlier version.
 */
export function takeLinkToken(): void {
  const token = TOKEN.exec(location.hash)?.[1];
  if (!token) return;
  taken = token;
  history.replaceState(history.state, '', location.pathname + linkSearch());
}

/** The token of the link that opened the page. */
export function linkToken(): string | undefined {
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
