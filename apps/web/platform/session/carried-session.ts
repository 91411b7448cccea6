/**
 * The session data that a visitor brings from another of the brand's sites, in the fragment: servers and logs never see
 * it.
 */
export type Carried = {
  readonly token: string;
  /** The masked name of the user there. */
  readonly name: string;
};

const TOKEN = 'quick_token';
const NAME = 'name';
const LONGEST_NAME = 64;

/** The fragment that carries a token for one quick login. */
export function fragmentOf({ token, name }: Carried): string {
  return `#${new URLSearchParams({ [TOKEN]: token, [NAME]: name })}`;
}

/** Removes it from the address of this page and returns it; undefined where there is none. */
export function takeCarried(): Carried | undefined {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const token = fragment.get(TOKEN);
  if (token === null) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { token, name: (fragment.get(NAME) ?? '').slice(0, LONGEST_NAME) };
}
