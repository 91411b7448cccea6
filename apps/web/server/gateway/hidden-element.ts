import { elementsOfCall, hasElement } from '@gatehouse/contract/element-calls';
import { isShown } from '@gatehouse/rules/compliance/compliance-elements';
import type { Api } from '../api/api.ts';
import type { ElementsOf } from '../compliance/page-elements.ts';
import { getSessionUser } from '../visitor/identity-calls.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** A call that a browser asks for. `path`: without the API prefix and query. */
type AskedCall = {
  readonly visitor: Visitor;
  readonly language: string;
  readonly path: string;
  readonly body: Buffer | undefined;
};

/**
 * COMP-08: whether compliance hides from this visitor what the call does: a page that does not offer it must not be the only thing that
 * stops it. Accounts that an item names are looked up (COMP-04).
 * @throws {ApiUnreachable} where the API does not answer
 */
export async function isHiddenCall(
  api: Api,
  elementsOf: ElementsOf | undefined,
  { visitor, language, path, body }: AskedCall,
): Promise<boolean> {
  if (!elementsOf || !hasElement(path)) return false;
  const elements = elementsOfCall(path, payloadOf(body));
  if (elements.length === 0) return false;
  const { user } = await getSessionUser(api, visitor, language);
  const { byId } = elementsOf(visitor, user ? String(user.id) : undefined);
  return !elements.some((element) => isShown(byId[element]));
}

/** As the API reads it, a byte order mark left out (RFC 8259, 8.1). Unreadable: the API refuses it. */
function payloadOf(body: Buffer | undefined): Readonly<Record<string, unknown>> {
  try {
    const payload: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
