import type { PageFrame } from '../../shell/page-context.tsx';

/** A section of a page. Launch parameters, tokens and what names a value look otherwise. */
const SECTION = /^#[a-z][\w-]{0,19}$/i;

/**
 * REDIR-01: whoever was sent to log in, and wanted a part of a page, comes with that part in the fragment: browsers take it along
 * (RFC 9110, 10.2.2), and no server sees it. It becomes part of where they want to go, which every way to log in keeps, and
 * which is checked as ever before it is followed. The server has said that the address is a page of this site.
 */
export function wantedPartHere({ variant }: PageFrame): void {
  const { hash, pathname, search } = location;
  // A part of this page was pressed here.
  if (!variant.sentToLogIn || !SECTION.test(hash) || document.getElementById(hash.slice(1))) return;
  const query = new URLSearchParams(search);
  const wanted = query.get('redirect_url') ?? '';
  if (wanted.includes('#')) return;
  query.set('redirect_url', wanted + hash);
  history.replaceState(history.state, '', `${pathname}?${query}`);
}
