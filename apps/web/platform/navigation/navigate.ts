declare const checked: unique symbol;
/** An address that may be navigated to. It comes from {@link ownPath} or {@link targetOf}, never from a plain string. */
export type Leavable = string & { readonly [checked]: true };

/** A path of this site, written by the product. Anything that would leave the origin becomes `/`. */
export function ownPath(path: `/${string}`): Leavable {
  return allowed(path, []);
}

/**
 * The target of a redirect decision. The redirect rules have checked it; this checks it again at the exit.
 * @param origins allowed beside this one (REDIR-02); anything else becomes `/`
 */
export function targetOf(decision: { readonly value: string }, origins: readonly string[]): Leavable {
  return allowed(decision.value, origins);
}

/**
 * The only navigation by script (REDIR-03): http and https alone.
 * @param how `replace` leaves no history entry: Back does not return to a finished form
 */
export function leaveTo(href: Leavable, how: 'assign' | 'replace' = 'assign'): void {
  const url = parsed(href);
  location[how](url && /^https?:$/.test(url.protocol) ? href : '/');
}

/** Reloads this page. */
export function loadAgain(): void {
  location.reload();
}

function allowed(href: string, origins: readonly string[]): Leavable {
  const url = parsed(href);
  const may = url && /^https?:$/.test(url.protocol) && (url.origin === location.origin || origins.includes(url.origin));
  return (may ? href : '/') as Leavable;
}

function parsed(href: string): URL | undefined {
  try {
    return new URL(href, location.href);
  } catch {
    return undefined;
  }
}
