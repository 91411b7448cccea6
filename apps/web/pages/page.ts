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

/** Milliseconds to wait for the response of a call. */
type CallTimeout = { readonly withinMs?: number };

/** What a page's `load` may use. All values are checked; none comes straight from a header. */
export type LoadContext = {
  readonly brand: Brand;
  readonly site: Site;
  readonly locale: Locale;
  readonly query: URLSearchParams;
  readonly user: UserInfoResult | null;
  /** The visitor's place, as far as the server knows it. */
  readonly place: Place;
  /** The path of the page of this site that led here, if the browser sends it. */
  readonly cameFrom?: string | undefined;
  /** COMP-08: the decision of compliance on each element for this visitor. */
  readonly elements: Readonly<Record<string, ResolvedElement>>;
  /** Calls the API with the visitor's session. Refusals are returned as envelopes. */
  readonly api: <Result>(path: string, patience?: CallTimeout) => Promise<{ ret_code: number; result?: Result }>;
  /** The same for a call with a payload; public calls are made without the session. */
  readonly post: <Payload, Result>(
    call: Call<Payload, Result>,
    payload: Payload,
    patience?: CallTimeout,
  ) => Promise<{ ret_code: number; result?: Result }>;
  /** REGION-08: the user's site and the verified country that decides it; on pages for users. */
  readonly jump?: { readonly decision: Decision<SiteJump>; readonly country?: string | undefined } | undefined;
  /** Stores a decision for support. Returns its reference, or undefined if it could not be stored. */
  readonly keep?: (decided: {
    readonly question: string;
    readonly site: string;
    readonly facts: Readonly<Record<string, string | undefined>>;
    readonly decision: Decision<unknown>;
  }) => string | undefined;
};

/** A page: `pages/<name>/page.ts` exports `page`, `pages/<name>/view.tsx` exports `View`. */
export type PageDefinition<Data = undefined> = {
  /** Paths after the language segment, for instance `/login`. */
  readonly paths: readonly string[];
  readonly title: WordId;
  readonly description?: WordId;
  /** Beginnings of the codes whose messages it embeds: answers of calls name them. All other messages are found (`page-messages.ts`). */
  readonly errors?: readonly string[];
  /** Beginnings of ids that code shared with other pages names, in screens that this page never shows. */
  readonly neverShows?: readonly string[];
  /** It shows parts of all pages, so it has all messages. */
  readonly showsAll?: true;
  /** `visitor`: a logged-in user is redirected by the redirect rules. `user`: a visitor is sent to log in. */
  readonly audience: 'anyone' | 'visitor' | 'user';
  /** The path of the page that a user is shown on a site that does not have this one; undefined: the site has it. */
  readonly elsewhere?: (site: Site) => string | undefined;
  /** OAUTH-03: one of the pages of an application's request, which decide by it who sees them. */
  readonly oauth?: true;
  /** OAUTH-06: for developers of applications: on the test network, and in development; elsewhere, and where OAuth is off, it is not there. */
  readonly sandbox?: true;
  /** PLAT-02: a page of the mini-app, which Telegram's web clients may show in their frame. */
  readonly miniApp?: true;
  /** Served by a plugin of its own and not by the page route. */
  readonly apart?: true;
  /** Search engines may index it. Default false. */
  readonly index?: boolean;
  /** Query parameters (with their accepted values) that make a variant of the cached page. */
  readonly variants?: Readonly<Record<string, readonly string[]>>;
  /**
   * The page has the sign-up form, so remote config and experiments apply (LOGIN-12, SHELL-09). `begins`: a registration starts
   * here, and the page is counted as shown; `goes on`: it was started elsewhere.
   */
  readonly signUp?: 'begins' | 'goes on';
  /** The page offers login methods, so remote config and compliance apply (LOGIN-12). */
  readonly logsIn?: true;
  /** LOGIN-02: a device that remembers an account is shown the page `login-known` in its place. */
  readonly knowsDevices?: true;
  /** It has calls that a captcha protects. Pages that log in or open accounts need not say so. */
  readonly asksCaptcha?: true;
  /** Its emailed links end with a token in the fragment, which a redirect drops. */
  readonly withToken?: true;
  /** Data for the view. A page with data that depends on the user is never cached. */
  readonly load?: (context: LoadContext) => Promise<Data> | Data;
  /** It loads nothing without a session: for visitors the page has no data, and is cached. */
  readonly loadsFor?: 'user';
};
