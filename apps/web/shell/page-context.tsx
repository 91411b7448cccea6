import type { ThirdPartyProvider } from '@gatehouse/contract/login/third-party';
import type { OAuthClient } from '@gatehouse/contract/oauth/oauth';
import type { UserInfoResult } from '@gatehouse/contract/session/session';
import type { CaptchaProviders, CaptchaSettings } from '@gatehouse/rules/captcha/captcha';
import type { ResolvedElement } from '@gatehouse/rules/compliance/compliance-elements';
import type { KnownAccount } from '@gatehouse/rules/login/known-account';
import type { LoginWay } from '@gatehouse/rules/login/login-ways';
import type { Brand, Logo, LogoFile } from '@gatehouse/rules/site/brand';
import type { ContentKind } from '@gatehouse/rules/site/content-host';
import type { Entity } from '@gatehouse/rules/site/entity';
import type { Locale } from '@gatehouse/rules/site/locale';
import type { RegistrationMethod, RegistrationVariant } from '@gatehouse/rules/site/registration-variant';
import type { RegistrationLayout, Site } from '@gatehouse/rules/site/site';
import type { CompiledWords } from '@gatehouse/words/catalogue';
import { createContext, type ReactNode, useContext } from 'react';

/** SITE-10: a brand's own logo: addresses and aspect ratio. */
export type ShownLogo = Readonly<Record<'light' | 'dark', Omit<LogoFile, 'svg'>>> & Pick<Logo, 'withName'>;

/** LOGIN-06: a provider as its button shows it; `mark` is the address of a drawing, without which there is the letter. */
export type ShownProvider = ThirdPartyProvider & { readonly mark?: string };

/**
 * The data of a view. It is embedded in the page as JSON, so it must hold nothing that the visitor may not read.
 * `name`: the page's folder name, for instance `login`; `path`: without the language segment, for instance `/tr-login`; `variant`: the
 * query parameters that chose this variant of the page, for instance `{ ui: '2' }`; `development`: development features (mailbox
 * link) are on.
 */
export type PageFrame<Data = unknown> = {
  readonly name: string;
  readonly path: string;
  readonly variant: Readonly<Record<string, string>>;
  readonly layout: PageLayout;
  readonly data: Data;
  readonly development: boolean;
  readonly site: PageSite;
  readonly brand: PageBrand;
  readonly language: PageLanguage;
  readonly session: ShownSession;
  readonly access: PageAccess;
  readonly telegram: PageTelegram;
  /**
   * OAUTH-03: on the pages of an application's request. `client`: null where the request names none that the site knows. `search`: the
   * request's query with its question mark, or empty; `site.paths` carries it. `framed`: in a frame of the application's page (OAUTH-04).
   */
  readonly oauth?: { readonly client: OAuthClient | null; readonly search: string; readonly framed: boolean };
  readonly onServer?: ServerParts;
};

type PageLayout = {
  readonly header: boolean;
  readonly copyrightFooter: boolean;
  readonly cookieNotice: boolean;
  /** SHELL-09: which of the three themes the registration form has. */
  readonly registration: RegistrationLayout;
  /** The page has one theme, so none is offered. */
  readonly alwaysDark?: boolean;
};

type SharedSite = 'id' | 'kind' | 'paths' | 'compliance' | 'registration' | 'loginScene' | 'destinations' | 'consent';

type PageSite = Pick<Site, SharedSite | 'look'> & {
  /** In the page's language. */
  readonly entity: Entity;
  /** The site's name in the user's language. */
  readonly name: string;
  /** The official host, shown large beside the form for comparison with the address bar. */
  readonly host: string;
  readonly origin: string;
  /** The host is a China or explore host (REDIR-07, REDIR-09). */
  readonly hostKind: 'site' | 'china' | 'explore';
  /** Where the legal pages are on this site; always working links. */
  readonly links: { readonly privacy: string; readonly cookies: string; readonly help: string };
  /** Origins a redirect may lead to (REDIR-02). */
  readonly redirectOrigins: readonly string[];
  /** SIGNUP-11: the personal verification page opens in a new tab. */
  readonly verifyInNewTab?: true;
  /** BAN-02: support alone unlocks accounts here. */
  readonly selfUnblock?: false;
  readonly signUpAnalytics?: false;
};

type PageBrand = Pick<Brand, 'name' | 'keys' | 'support' | 'appUserAgent' | 'downloads'> & {
  /** SHELL-11: absent where the brand has none. */
  readonly scripts?: Brand['scripts'];
  /** SHELL-16: absent where the brand has no sinks of its own. */
  readonly monitoring?: Brand['monitoring'];
  /** SHELL-15: inside an app only. */
  readonly appScheme?: Brand['appScheme'];
};

type PageLanguage = Locale & {
  /** The language menu of this page (LANG-16), in order. */
  readonly offered: readonly Locale[];
  readonly words: CompiledWords;
};

type ShownSession = {
  /** Null: a visitor. */
  readonly user: UserInfoResult | null;
  /** LOGIN-02: the account that the device remembers, on the page `login-known`. */
  readonly known?: Omit<KnownAccount, 'sealed'> | undefined;
};

/** How an account is opened and entered here. */
type PageAccess = {
  /** SIGNUP-01, SIGNUP-03 */
  readonly signUp: {
    readonly variant: RegistrationVariant;
    /** In the order in which they are offered. */
    readonly methods: readonly RegistrationMethod[];
    /** LOGIN-12: text of the submit button, in the page's language; absent: the default. */
    readonly button?: string;
  };
  /** LOGIN-12: login methods beside account and password, in order; on pages that log in. */
  readonly loginWays?: readonly LoginWay[];
  /** LOGIN-08: third parties first, then account and password; absent: all on one screen. */
  readonly loginMode?: 'new';
  /** LOGIN-09: no account may be opened from here. */
  readonly loginOnly?: true;
  /** What links to other pages that log in, and to this page in other languages, keep of the query: LOGIN-13, REDIR-11; or empty. */
  readonly loginSearch: string;
  /** LOGIN-12, CAPT-02: the operator's captcha settings by scene, on pages that a captcha protects. */
  readonly captcha?: CaptchaSettings;
  /** CAPT-01: the captchas of other companies, on the same pages; absent where none is configured. */
  readonly captchaProviders?: CaptchaProviders;
  /** LOGIN-06: on pages for visitors; absent where there are none. `shown`: what compliance says here (`thirdPartyLogin`). */
  readonly thirdParties?: { readonly providers: readonly ShownProvider[]; readonly shown: boolean };
};

type PageTelegram = {
  /** PLAT-02: inside a Telegram mini-app, as far as the server knows; the browser may know more (`isMiniApp`). */
  readonly miniApp?: boolean;
  /** On pages that Telegram's web clients may frame: the origins of those. */
  readonly origins?: readonly string[];
};

/** Data of parts that only the server renders (`ServerPart`): not sent to browsers. */
type ServerParts = {
  /** SITE-10: absent: the mark that ships. */
  readonly logo?: ShownLogo;
  /** SITE-03 to SITE-07: addresses of the content hosts, for visitors of this host. */
  readonly content: Readonly<Record<ContentKind, string>>;
  /** COMP-08: what compliance says of each element for this visitor. */
  readonly elements: Readonly<Record<string, ResolvedElement>>;
  /** SIGNUP-09: the sample bonus as the reader writes it; undefined where none is shown. */
  readonly bonus: string | undefined;
  /** PLAT-02: the bot whose mini-app the page is in, without the at sign; absent: in a browser, which shows its address. */
  readonly bot?: string;
  /** ROUTE-02: the page has the form that opens an account. */
  readonly opensAccounts: boolean;
  /** LOGIN-12: notices of the operator on this page. */
  readonly notice?: string | undefined;
};

const Context = createContext<PageFrame | null>(null);

export function PageProvider({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  return <Context value={frame}>{children}</Context>;
}

/** @throws {Error} outside a page */
export function usePage<Data = unknown>(): PageFrame<Data> {
  const frame = useContext(Context);
  if (!frame) throw new Error('usePage needs a PageProvider around it');
  return frame as PageFrame<Data>;
}
