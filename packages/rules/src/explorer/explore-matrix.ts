import type { MetOutage } from '../captcha/captcha-outage.ts';
import { resolveElement } from '../compliance/compliance-elements.ts';
import { EEA, livesIn } from '../region/country.ts';
import { regionOf, signUpAccess } from '../region/region.ts';
import { siteForCountry } from '../region/site-jump.ts';
import type { Site } from '../site/site.ts';
import type { ExploreTone } from './explore-answer.ts';
import { dialogWords } from './explore-arrival.ts';
import { captchaSubjects } from './explore-captcha.ts';
import { arrivalDialogs } from './explore-dialogs.ts';
import { elementText, elementTone } from './explore-elements.ts';
import type { ExploreWorld } from './explore-facts.ts';
import { knownElements } from './known-elements.ts';

/** What stands where a site and a country meet. */
export type MatrixCell = {
  readonly text: string;
  readonly tone: ExploreTone;
  /** The text where there is little room; the tone's sign stands beside it. */
  readonly short?: string;
};

type CellQuestion = {
  readonly world: ExploreWorld;
  readonly site: Site;
  readonly country: string | undefined;
  readonly account: string | undefined;
  /** Captchas that are switched off. */
  readonly off: readonly MetOutage[];
};

/** One thing to look at over all sites and countries. */
export type MatrixSubject = {
  readonly id: string;
  readonly name: string;
  readonly at: (question: CellQuestion) => MatrixCell;
};

function elementSubject({ id, means }: { id: string; means: string }): MatrixSubject {
  return {
    id,
    name: `${id}: ${means}`,
    at({ world, site, country, account }) {
      const index = world.compliance[site.environment];
      const { value } = resolveElement(index, id, { siteId: site.id, account, country });
      const cell = { text: elementText(value), tone: elementTone(value) };
      return cell.tone === 'yes' && value.ext ? { ...cell, short: value.ext } : cell;
    },
  };
}

/** The question that most people come with: the matrix opens on it. */
export const FIRST_SUBJECT = 'sign-up';

const places: readonly MatrixSubject[] = [
  {
    id: 'dialogs',
    name: 'Dialogs on the registration page',
    at({ world: { brand }, site, country }) {
      const region = regionOf(livesIn('EEA', country) ?? null).value;
      const visitor = { place: { country }, region, loggedIn: false, loginOnly: false };
      const dialogs = arrivalDialogs({ ...visitor, brand, site, path: site.paths.register }).value;
      const text = dialogs.map((name) => dialogWords(site, name)).join(', then ');
      return text === '' ? { text: 'none', tone: 'plain' } : { text, tone: closes(dialogs) ? 'no' : 'ask' };
    },
  },
  {
    id: FIRST_SUBJECT,
    name: 'Can they sign up?',
    at({ world: { brand }, country }) {
      const access = signUpAccess(brand, { country }).value;
      return { text: access, tone: access === 'open' ? 'yes' : 'no' };
    },
  },
  {
    id: 'home-site',
    name: 'The country’s own site',
    at({ world: { brand }, site, country }) {
      const home = siteForCountry(brand, country).value;
      return home.id === site.id ? { text: 'this site', tone: 'yes' } : { text: home.id, tone: 'plain' };
    },
  },
];

const captchas: readonly MatrixSubject[] = captchaSubjects.map(({ at, ...subject }) => ({
  ...subject,
  at: ({ world: { captcha }, ...question }) => at({ captcha, ...question }),
}));

const closes = (dialogs: readonly string[]) => dialogs.some((name) => name.startsWith('sign-up-'));

/** Every element of every environment, and what decides beside compliance. */
export function matrixSubjects({ compliance }: ExploreWorld): readonly MatrixSubject[] {
  return [...knownElements(Object.values(compliance)).map(elementSubject), ...places, ...captchas];
}

export type MatrixGroupId = 'unknown' | 'EEA' | 'closed' | 'others';

/** Countries for which every site answers the same stand in one row; empty is the unknown country. */
export type MatrixRow = { readonly countries: readonly string[]; readonly cells: readonly MatrixCell[] };
export type MatrixGroup = { readonly id: MatrixGroupId; readonly rows: readonly MatrixRow[] };

export type MatrixQuestion = {
  readonly subject: MatrixSubject;
  readonly countries: readonly string[];
  readonly account: string | undefined;
  /** CAPT-06: captchas that are switched off. */
  readonly off?: readonly MetOutage[];
  /** One row for each country, also where rows are the same. */
  readonly apart: boolean;
};

/** COMP-09: a subject over all sites and countries: not known, the EEA, where sign-up is closed, all others. */
export function matrixOf(world: ExploreWorld, question: MatrixQuestion): readonly MatrixGroup[] {
  const groups = countryGroups(world.brand, question.countries);
  const ids: readonly MatrixGroupId[] = ['unknown', 'EEA', 'closed', 'others'];
  return ids.flatMap((id) => {
    const countries = id === 'unknown' ? [''] : groups[id];
    return countries.length === 0 ? [] : [{ id, rows: rowsOf(world, question, countries) }];
  });
}

/** Each country in one group: where sign-up is closed first, then the EEA, then all others. */
export function countryGroups(
  { signUp }: Pick<ExploreWorld['brand'], 'signUp'>,
  countries: readonly string[],
): Readonly<Record<'EEA' | 'closed' | 'others', readonly string[]>> {
  const isClosed = (country: string) => signUpAccess({ signUp }, { country }).value !== 'open';
  const open = countries.filter((country) => !isClosed(country));
  return {
    closed: countries.filter(isClosed),
    EEA: open.filter((country) => EEA.includes(country)),
    others: open.filter((country) => !EEA.includes(country)),
  };
}

function rowsOf(world: ExploreWorld, question: MatrixQuestion, countries: readonly string[]): readonly MatrixRow[] {
  const { subject, account, apart, off = [] } = question;
  const rows = new Map<string, { countries: string[]; cells: readonly MatrixCell[] }>();
  for (const country of countries) {
    const cells = world.brand.sites.map((site) =>
      subject.at({ world, site, account, off, country: country || undefined }),
    );
    const key = apart ? country : cells.map(({ text }) => text).join('\n');
    const row = rows.get(key);
    if (row) row.countries.push(country);
    else rows.set(key, { countries: [country], cells });
  }
  // The rule first, then its exceptions.
  return apart ? [...rows.values()] : [...rows.values()].toSorted((a, b) => b.countries.length - a.countries.length);
}
