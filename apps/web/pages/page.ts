import type { Call } from '@gatehouse/contract/call/call';
import type { UserInfoResult } from '@gatehouse/contract/session/session';
import type { ResolvedElement } from '@gatehouse/rules/compliance/compliance-elements';
import type { Decision } from '@gatehouse/rules/decision';
import type { Place } from '@gatehouse/rules/region/country';
import type { SiteJump } from '@gatehouse/rules/region/site-jump';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { Locale } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import type { WordId } from '@gatehouse/words/catalogue';

/** Milliseconds after which the answer of a call is not waited for any more. */
type Patience = { readonly withinMs?: number };

/** What a page's `load` may look at. Everything here has been checked; nothing comes straight from a header. */
export type LoadContext = {
  readonly brand: Brand;
  readonly site: Site;
  readonly locale: Locale;
  readonly query: URLSearchParams;
  readonly user: UserInfoResult | null;
  /** Where the visitor is, as far as the server knows. */
  readonly place: Place;
  /** The path of the page of this site that led here, as far as the browser tells. */
  readonly cameFrom?: string | undefined;
  /** COMP-08: what compliance says of each element for this visitor. */
  readonly elements: Readonly<Record<string, ResolvedElement>>;
  /** Calls the API for this visitor, with their session. Refusals come back as envelopes. */
  readonly api: <Result>(path: string, patience?: Patience) => Promise<{ ret_code: number; result?: Result }>;
  /** The same for a call with a payload; a public one goes without the session. */
  readonly post: <Payload, Result>(
    call: Call<Payload, Result>,
    payload: Payload,
    patience?: Patience,
  ) => Promise<{ ret_code: number; result?: Result }>;
  /** REGION-08: where a user belongs, and by which verified country; on pages for users. */
  readonly jump?: { readonly decision: Decision<SiteJump>; readonly country?: string | undefined } | undefined;
  /** Keeps a decision for support; the reference to show, or undefined where nothing could be kept. */
  readonly keep?: (decided: {
    readonly question: string;
    readonly site: string;
    readonly facts: Readonly<Record<string, string | undefined>>;
    readonly decision: Decision<unknown>;
  }) => string | undefined;
};

/** One page: `pages/<name>/page.ts` exports `page`, `pages/<name>/view.tsx` exports `View`. */
export type PageDefinition<Data = undefined> = {
  /** Path after the language segment, for instance `/login`. Several paths may show the same page. */
  readonly paths: readonly string[];
  readonly title: WordId;
  readonly description?: WordId;
  /** Prefixes of the word ids that the page embeds, for instance `login.`; the shell's are always there. */
  readonly words: readonly string[];
  /** `visitor`: a logged-in user is sent on by the redirect rules. `user`: a visitor is sent to log in. */
  readonly audience: 'anyone' | 'visitor' | 'user';
  /** A plugin of its own serves it; the page route knows nothing of it. */
  readonly apart?: true;
  /** Search engines may index it. Default false. */
  readonly index?: boolean;
  /** Query parameters (with their accepted values) that make a variant of the cached page. */
  readonly variants?: Readonly<Record<string, readonly string[]>>;
  /**
   * It has the sign-up form, so steering and experiments reach it (LOGIN-12, SHELL-09). `begins`: a registration begins here,
   * and the page is counted as shown; `goes on`: it was begun elsewhere.
   */
  readonly signUp?: 'begins' | 'goes on';
  /** It offers the ways to log in, so steering and compliance reach them (LOGIN-12). */
  readonly logsIn?: true;
  /** Its emailed links end with a token in the fragment, which whoever is sent on leaves behind. */
  readonly withToken?: true;
  /** Data for the view. A page with data that depends on the user is never cached. */
  readonly load?: (context: LoadContext) => Promise<Data> | Data;
  /** Of a user it shows names and number, and few facts beside (its data are facts): it is rendered once for all who share those. */
  readonly sharesFacts?: true;
  /** It loads nothing for visitors without a session: for them the page has no data, and is cached. */
  readonly loadsFor?: 'user';
};
