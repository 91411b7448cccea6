import type { Context } from 'oidc-provider';

const uses = new WeakMap<object, number>();

/** Remembers when the consent behind a request's grant was used last, which was read with the grant. @param at epoch ms */
export function noteUse(context: Context | undefined, at: number): void {
  if (context) uses.set(context.req, at);
}

/** Epoch ms; undefined: the request has read no grant. */
export function lastUseOf({ req }: Context): number | undefined {
  return uses.get(req);
}
