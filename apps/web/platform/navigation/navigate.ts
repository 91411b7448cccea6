declare const checked: unique symbol;
/** An address that may be left to. It comes from {@link ownPath} or {@link targetOf}, never from a string as such. */
export type Leavable = string & { readonly [checked]: true };

/** A path of this site that the product itself wrote. Anything that a browser would not keep on this origin becomes `/`. */
export function ownPath(path: `/${string}`): Leavable {
  return allowed(path, []);
}

/**
 * What a decision of the redirect rules came to. They have checked it; it is checked once more, for this is the exit.
 * @param origins that may be left to beside this one (REDIR-02); anything else becomes `/`
 */
export function targetOf(decision: { readonly value: string }, origins: readonly string[]): Leavable {
  return allowed(decision.value, origins);
}

/**
 * The one exit for navigation by script (REDIR-03): only http and https.
 * @param how `replace` leaves no entry behind: the back button does not return to a form that is done
 */
export function leaveTo(href: Leavable, how: 'assign' | 'replace' = 'assign'): void {
  const url = parsed(href);
  location[how](url && /^https?:$/.test(url.protocol) ? href : '/');
}

/** Loads this page again, as the server has it now. */
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
