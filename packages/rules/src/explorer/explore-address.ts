import type { Decision, Step } from '../decision.ts';
import { type OfferPage, offeredLanguages } from '../language/language.ts';
import { splitLanguage, withLanguage } from '../language/path-language.ts';
import { loginAddress, pageAddress, plainPath } from '../page/page-address.ts';
import { WALL_PATH } from '../page/page-paths.ts';
import { destinationAfterLogin } from '../redirect/destination.ts';
import { signUpAccess } from '../region/region.ts';
import { siteJump } from '../region/site-jump.ts';
import { wallAddress } from '../region/wall-address.ts';
import { landingRedirect } from '../registration/landing-redirect.ts';
import { opensAccounts } from '../registration/opens-accounts.ts';
import { type ContentKind, contentHost, contentKindOf, contentKinds } from '../site/content-host.ts';
import { localeOf } from '../site/locale.ts';
import { originOf } from '../site/site-of.ts';
import { type Answer, answered } from './explore-answer.ts';
import { destinationInput } from './explore-destination.ts';
import type { ExploreFacts } from './explore-facts.ts';

const topic = 'address';

const contentQuestions: Readonly<Record<ContentKind, string>> = {
  blog: 'Where is the blog?',
  learn: 'Where are the learning pages?',
  announcements: 'Where are the announcements?',
};

/** One address on the way, and why it was not the last. */
export type Hop = { readonly address: string; readonly why: string };

/** Every redirect of an address, and the page that is reached at last. */
export type Arrived = {
  readonly hops: readonly Hop[];
  /** The address that is reached, with language and query. */
  readonly address: string;
  /** The same without language and query, as pages are known. */
  readonly path: string;
  readonly search: string;
  readonly known: boolean;
};

/** Language, redirects, and the content hosts beside. */
export function addressAnswers(facts: ExploreFacts, arrived: Decision<Arrived>): Answer[] {
  const { site, language } = facts;
  const offer: OfferPage = opensAccounts(site.value, arrived.value.path) ? 'sign-up' : 'other';
  return [
    answered('language', language, { topic, question: 'Which language?', text: languageText }),
    answered('redirects', arrived, {
      topic,
      question: 'Where does the address lead?',
      text: ({ address, hops }) => (hops.length === 0 ? `${address}, at once` : address),
      tone: ({ known }) => (known ? 'plain' : 'unknown'),
      lines: ({ hops, address, known }) => [
        ...hops.map((hop) => `${hop.address} → ${hop.why}`),
        known ? address : `${address} → no page has this address (404)`,
      ],
    }),
    answered('languages', offeredLanguages(site.value, offer), {
      topic,
      question: 'Which languages does its menu offer?',
      text: (locales) => (locales.length === 1 ? '1 language' : `${locales.length} languages`),
      lines: (locales) => locales.map(({ value, label }) => `${value} ${label}`),
    }),
    ...contentKinds.map((kind) =>
      answered(`content-${kind}`, contentHost(facts.brand, facts.input.host, kind), {
        topic,
        question: contentQuestions[kind],
        text: (host) => host,
      }),
    ),
  ];
}

function languageText(code: string): string {
  const locale = localeOf(code);
  return locale ? `${code}, ${locale.label}` : code;
}

/** More redirects than this are a circle. */
const MOST_HOPS = 6;

/** Follows an address as the server answers it: the language first, then who may see the page, then the wall. */
export function arrivedAt(facts: ExploreFacts): Decision<Arrived> {
  const { asked, search, language } = facts;
  const moved = pageAddress({ asked: asked.language, path: asked.path, search, language: language.value });
  const trace: Step[] = [...noted(language.trace), ...noted(moved.trace)];
  const hops: Hop[] = [];
  if (moved.value !== null) {
    const written = asked.language === undefined ? asked.path : withLanguage(asked.language, asked.path);
    hops.push({ address: written + search, why: wonBy(moved.trace) });
  }
  let address = withLanguage(language.value, contentPath(facts, plainPath(asked.path))) + search;
  while (hops.length < MOST_HOPS) {
    const sent = sentOn(facts, pageOf(facts, address));
    if (!sent || sent.address === address) break;
    hops.push({ address, why: sent.why });
    trace.push(...sent.trace);
    address = sent.address;
  }
  return { value: { hops, address, ...pageOf(facts, address) }, trace: [...trace, reached(address)] };
}

type Sent = { readonly address: string; readonly why: string; readonly trace: readonly Step[] };
type Standing = Pick<Arrived, 'path' | 'search'>;

function sentOn(facts: ExploreFacts, at: Standing): Sent | undefined {
  const audience = facts.pages.find((page) => page.path === at.path)?.audience;
  if (audience === 'user') return facts.loggedIn ? toWall(facts, at) : toLogin(facts, at);
  if (audience !== 'visitor') return undefined;
  return facts.loggedIn ? toDestination(facts, at) : toLanding(facts, at);
}

function toLanding({ brand, site, place, language }: ExploreFacts, at: Standing): Sent | undefined {
  const access = signUpAccess(brand, place).value;
  const asked = { ...at, site: site.value, language: language.value, access, loggedIn: false };
  const { value, trace } = landingRedirect(asked);
  return value === null ? undefined : { address: value, why: wonBy(trace), trace: noted(trace) };
}

function toLogin({ site, language }: ExploreFacts, { path, search }: Standing): Sent {
  const check = 'the page is for users, and the visitor is not logged in';
  const step: Step = { rule: 'SHELL-10', check, outcome: 'noted', detail: path };
  return { address: loginAddress(site.value, language.value, path, search), why: check, trace: [step] };
}

function toDestination(facts: ExploreFacts, { search }: Standing): Sent {
  const { value, trace } = destinationAfterLogin(destinationInput(facts, { event: 'visit', search }));
  return { address: value, why: 'the page is for visitors, and a user is logged in', trace: noted(trace) };
}

function toWall(facts: ExploreFacts, { path, search }: Standing): Sent | undefined {
  const { brand, site, kycCountry, loginOnly, language, input } = facts;
  const { value, trace } = siteJump(brand, { site: site.value, kycCountry, loginOnly });
  if (value.kind === 'stay' || path === WALL_PATH) return undefined;
  const from = { origin: originOf(brand, site.value), referrer: input.referrer || undefined };
  const address = wallAddress({ ...from, language: language.value, path, search });
  return { address, why: `the verified country belongs to ${value.to.id}`, trace: noted(trace) };
}

// A content host starts with what it is for.
function contentPath({ brand, input }: ExploreFacts, path: string): string {
  const kind = contentKindOf(brand, input.host);
  return path === '/' && kind ? `/${kind}` : path;
}

function pageOf({ pages }: ExploreFacts, address: string): Pick<Arrived, 'path' | 'search' | 'known'> {
  const [, whole = address, search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  const path = whole.startsWith('/') ? plainPath(splitLanguage(whole).path) : whole;
  return { path, search, known: !whole.startsWith('/') || pages.some((page) => page.path === path) };
}

function noted(trace: readonly Step[]): Step[] {
  return trace.map((step) => (step.outcome === 'won' ? { ...step, outcome: 'noted' } : step));
}

function wonBy(trace: readonly Step[]): string {
  return trace.find(({ outcome }) => outcome === 'won')?.check ?? '';
}

function reached(address: string): Step {
  return { rule: 'LANG-02', check: 'the page that is reached', outcome: 'won', detail: address };
}
