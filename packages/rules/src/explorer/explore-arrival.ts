import type { Decision, Step } from '../decision.ts';
import { layoutFor } from '../page/layout.ts';
import { WALL_PATH } from '../page/page-paths.ts';
import { type SignUpAccess, signUpAccess } from '../region/region.ts';
import { type RingFencedLogin, ringFencedLogin } from '../region/ring-fenced.ts';
import { jumpAddress, type SiteJump, siteForCountry, siteJump } from '../region/site-jump.ts';
import { siteJumpByWords } from '../region/site-jump-by-words.ts';
import type { Residence, Site } from '../site/site.ts';
import type { Arrived } from './explore-address.ts';
import { type Answer, answered } from './explore-answer.ts';
import { arrivalDialogs, arrivalNames } from './explore-dialogs.ts';
import type { ExploreFacts } from './explore-facts.ts';

const topic = 'arrival';

const access: Readonly<Record<SignUpAccess, string>> = {
  open: 'Open',
  blocked: 'Closed in this place',
  banned: 'Closed: the country is banned',
};

const walls: Readonly<Record<RingFencedLogin, string>> = {
  open: 'No',
  'belongs-elsewhere': 'Yes: they log in on their own site alone (400601)',
  'own-users-only': 'Yes: only this site’s users log in here (400602)',
};

/** What stands between a visitor and the page: sign-up, dialogs in order, the site jump, the cookie notice. */
export function arrivalAnswers(facts: ExploreFacts, arrived: Arrived): Answer[] {
  const { brand, site, place, kycCountry, loginOnly } = facts;
  return [
    answered('sign-up', signUpAccess(brand, place), {
      topic,
      question: 'Can an account be opened here?',
      text: (value) => access[value],
      tone: (value) => (value === 'open' ? 'yes' : 'no'),
    }),
    answered('dialogs', dialogsFor(facts, arrived), {
      topic,
      question: 'Which dialogs appear, in which order?',
      text: (dialogs) =>
        dialogs.length === 0 ? 'None' : dialogs.map((name) => dialogWords(site.value, name)).join(', then '),
      tone: (dialogs) => (dialogs.length === 0 ? 'plain' : 'ask'),
      lines: (dialogs) => dialogs.map((name, place) => `${place + 1}. ${name}`),
    }),
    answered('site-jump', siteJump(brand, { site: site.value, kycCountry, loginOnly }), {
      topic,
      question: 'Does the verified country lead to another site?',
      text: jumpText,
      tone: ({ kind }) => (kind === 'wall' ? 'ask' : 'plain'),
      lines: (jump) => (jump.kind === 'wall' ? [addressOn(facts, arrived, jump.to)] : []),
    }),
    byWordsAnswer(facts),
    answered('walled', ringFencedLogin(brand, { site: site.value, homeSite: site.value.id, kycCountry }), {
      topic,
      question: 'Is login refused between sites?',
      text: (value) => walls[value],
      tone: (value) => (value === 'open' ? 'plain' : 'no'),
    }),
    answered('home-site', siteForCountry(brand, place.country), {
      topic,
      question: 'Which site is the country’s own?',
      text: ({ id }) => id,
      lines: (home) => (home.id === site.value.id ? [] : [addressOn(facts, arrived, home)]),
    }),
    answered('cookie-notice', cookieNotice(facts, arrived), {
      topic,
      question: 'Does the cookie notice appear?',
      text: (appears) => (appears ? 'Yes, until it is answered' : 'No'),
      tone: (appears) => (appears ? 'ask' : 'plain'),
    }),
  ];
}

/** REGION-08: what the specification's words say, beside what the product does by decision 12. */
function byWordsAnswer({ brand, site, kycCountry, loginOnly }: ExploreFacts): Answer {
  const question = { site: site.value, kycCountry, loginOnly };
  const product = jumpText(siteJump(brand, question).value);
  return answered('site-jump-words', siteJumpByWords(brand, question), {
    topic,
    question: 'Would the specification alone lead there?',
    text: jumpText,
    tone: (words) => (jumpText(words) === product ? 'plain' : 'ask'),
    lines: (words) =>
      jumpText(words) === product
        ? []
        : ['The product does otherwise: decision 12, “Who is sent to another site, and what goes along”, says why'],
  });
}

/** REGION-03 to REGION-10: the dialogs on arrival. The wall is a page of its own, which comes before those for users. */
export function dialogsFor(facts: ExploreFacts, { path }: Pick<Arrived, 'path'>): Decision<readonly string[]> {
  const { brand, site, place, region, kycCountry, loggedIn, loginOnly } = facts;
  const { value, trace } = arrivalDialogs({
    ...{ brand, path, place, kycCountry, loggedIn, loginOnly },
    ...{ site: site.value, region: region.value },
  });
  const away: Step = { rule: 'REGION-08', check: 'the wall stands before pages for users alone', outcome: 'noted' };
  const elsewhere = value.includes(arrivalNames.wall) && path !== WALL_PATH;
  const shown = elsewhere ? value.filter((name) => name !== arrivalNames.wall) : value;
  const check = shown.length === 0 ? 'nothing appears' : 'what appears, in this order';
  const order: Step = {
    rule: 'REGION-10',
    check,
    outcome: 'won',
    ...(shown.length > 0 ? { detail: shown.join(', ') } : {}),
  };
  return { value: shown, trace: [...trace.map(asNote), ...(elsewhere ? [away] : []), order] };
}

// Only the whole has won; its parts were on the way to it.
const asNote = (step: Step): Step => (step.outcome === 'won' ? { ...step, outcome: 'noted' } : step);

/** SHELL-05: the page has room for the notice, and it has not been answered. */
export function cookieNotice(facts: ExploreFacts, { path }: Pick<Arrived, 'path'>): Decision<boolean> {
  const layout = layoutFor(facts.site.value, path, { inApp: facts.inApp });
  const answered = facts.consent !== undefined;
  const value = layout.value.cookieNotice && !answered;
  const check = answered ? 'it has been answered' : layout.value.cookieNotice ? 'no answer yet' : 'this page hides it';
  return {
    value,
    trace: [...layout.trace.map(asNote), { rule: 'SHELL-05', check, outcome: 'won', detail: `${value}` }],
  };
}

const asks: Readonly<Record<Residence['asks'], (who: string) => string>> = {
  residents: (who) => `a notice to residents of ${who}`,
  others: (who) => `a question about residence in ${who}`,
  'all-but-residents': (who) => `a question about residence in ${who}`,
};

/** A dialog in words: by its name, or by what the site asks about residence. */
export function dialogWords({ residence }: Pick<Site, 'residence'>, name: string): string {
  if (name === arrivalNames.wall) return 'the compliance wall';
  if (name === arrivalNames.blocked) return 'sign-up is closed here';
  if (name === arrivalNames.banned) return 'sign-up is closed, the country is banned';
  if (residence?.dialog !== name) return name;
  return asks[residence.asks](residence.residents === 'EEA' ? 'the EEA' : residence.residents.join(', '));
}

function jumpText(jump: SiteJump): string {
  if (jump.kind === 'stay') return 'No';
  return jump.forced ? `Yes, to ${jump.to.id}, without a choice` : `Yes, to ${jump.to.id}`;
}

function addressOn({ brand, site, language }: ExploreFacts, { path, search }: Arrived, to: Site): string {
  return jumpAddress(brand, { from: site.value, to, locale: language.value, path, search }).value;
}
