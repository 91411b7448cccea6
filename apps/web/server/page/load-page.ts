import type { Call } from '@gatehouse/contract/call/call';
import { originOf } from '@gatehouse/rules/site/site-of';
import type { LoadContext } from '../../pages/page.ts';
import { type CallTimeout, getFor, postFor } from '../visitor/identity-calls.ts';
import type { PageRequest, PageRouteOptions } from './page-route-options.ts';
import type { RenderInput } from './render-input.ts';

/** The context of a page's `load`: checked values, and the API for this visitor. */
export function loadContext(
  { brand, api, references }: Pick<PageRouteOptions, 'brand' | 'api' | 'references'>,
  { visitor, language, jump }: PageRequest,
  { site, locale, query, user, elements }: Pick<RenderInput, 'site' | 'locale' | 'query' | 'user' | 'elements'>,
): LoadContext {
  return {
    ...{ brand, site, locale, query, user, jump },
    elements: elements.byId,
    place: visitor.place(),
    cameFrom: pathWithin(originOf(brand, site), visitor.referrer),
    keep: (toKeep) => references.keep({ ...toKeep, requestId: visitor.requestId }),
    api: <Result>(path: string, patience?: CallTimeout) => getFor<Result>(api, visitor, language, path, patience),
    post: <Payload, Result>(call: Call<Payload, Result>, payload: Payload, patience?: CallTimeout) =>
      postFor(api, visitor, language, call, payload, patience),
  };
}

function pathWithin(origin: string, address: string | undefined): string | undefined {
  const url = address ? URL.parse(address) : null;
  return url?.origin === origin ? url.pathname : undefined;
}
