/** RFC 8252, 7.3; RFC 6761, 6.3: names below `localhost` are not taken as the loopback address. */
const LOOPBACK = ['localhost', '127.0.0.1'];
/** Of a program on the developer's machine, as in the documentation. */
const OWN_CALLBACK = 'http://localhost:8910/callback';

/** The redirect address that the page proposes. `isPage`: the answer comes back to it. */
export type RedirectProposal = { readonly address: string; readonly isPage: boolean };

/** The page's own address where an application may have it. @param origin of the page @param path with its language */
export function redirectProposal(origin: string, path: string): RedirectProposal {
  const { protocol, hostname } = new URL(origin);
  const isPage = protocol === 'https:' || LOOPBACK.includes(hostname);
  return isPage ? { address: origin + path, isPage } : { address: OWN_CALLBACK, isPage };
}
