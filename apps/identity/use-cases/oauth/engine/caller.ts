import type { IncomingMessage } from 'node:http';
import type { Visitor } from '../../../http/visitor.ts';
import type { Authenticated } from '../../../sessions/authenticate.ts';

/** Who makes a request to the provider: `who` where the browser has a session of an account. */
export type Caller = { readonly visitor: Visitor; readonly who: Authenticated | undefined };

const callers = new WeakMap<IncomingMessage, Caller>();

/** Says who makes a request, before the provider gets it. */
export function setCaller(request: IncomingMessage, caller: Caller): void {
  callers.set(request, caller);
}

export function callerOf(context: { readonly req: IncomingMessage } | undefined): Caller | undefined {
  return context && callers.get(context.req);
}
