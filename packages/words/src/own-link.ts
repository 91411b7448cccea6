/**
 * A link that a message may carry: an http or https address of the sender's own host, spelled as every program reads it.
 * A mail that leads elsewhere is a mail that teaches people to follow such links.
 *
 * @param host with its port where it has one
 * @throws {Error} for any other; the error does not repeat the link, which may hold a secret
 */
export function ownLink(link: string, host: string): string {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const isOwn = url?.href === link && /^https?:$/.test(url.protocol) && url.host === host && !url.username;
  if (!isOwn || url.password) throw new Error(`A message from ${host} may link to that host alone`);
  return link;
}
