import type { Site } from '../site/site.ts';
import { type Arrived, addressAnswers, arrivedAt } from './explore-address.ts';
import { afterAnswers } from './explore-after.ts';
import type { Answer } from './explore-answer.ts';
import { arrivalAnswers, dialogsFor, dialogWords } from './explore-arrival.ts';
import { callAnswers } from './explore-calls.ts';
import { captchaAnswers } from './explore-captcha.ts';
import { elementAnswers } from './explore-elements.ts';
import { type ExploreFacts, type ExploreWorld, exploreFacts } from './explore-facts.ts';
import { frameAnswers } from './explore-frame.ts';
import type { ExploreInput } from './explore-input.ts';
import { placeAnswers } from './explore-place.ts';

/** One step of the visitor's path, and the answer that explains it. */
export type WayStep = {
  readonly kind: 'address' | 'redirect' | 'dialog' | 'notice' | 'page' | 'after';
  readonly label: string;
  readonly text: string;
  /** Why it is not the last station. */
  readonly why?: string;
  /** Id of the answer behind it. */
  readonly answer: string;
};

export type Exploration = {
  readonly site: Site;
  readonly arrived: Arrived;
  /** From the address that was typed to where the visitor ends, in order. */
  readonly way: readonly WayStep[];
  readonly answers: readonly Answer[];
};

/** COMP-09: everything that the rules decide for one visitor and one address, each with its reasoning. */
export function explore(world: ExploreWorld, input: ExploreInput): Exploration {
  const facts = exploreFacts(world, input);
  const arrived = arrivedAt(facts);
  const answers = [
    ...placeAnswers(facts),
    ...addressAnswers(facts, arrived),
    ...arrivalAnswers(facts, arrived.value),
    ...elementAnswers(facts),
    ...frameAnswers(facts, arrived.value),
    ...afterAnswers(facts, arrived.value),
    ...captchaAnswers(facts),
    ...callAnswers(facts),
  ];
  return { site: facts.site.value, arrived: arrived.value, way: wayOf(facts, arrived.value, answers), answers };
}

function wayOf(facts: ExploreFacts, arrived: Arrived, answers: readonly Answer[]): WayStep[] {
  const { site, loggedIn } = facts;
  const find = (id: string) => answers.find((answer) => answer.id === id);
  const hops = arrived.hops.map(({ address, why }, place): WayStep => {
    const label = place === 0 ? 'Opens' : 'Is sent to';
    return { kind: place === 0 ? 'address' : 'redirect', label, text: address, why, answer: 'redirects' };
  });
  const label = hops.length === 0 ? 'Opens' : 'Arrives at';
  const why = arrived.known ? undefined : 'no page has this address (404)';
  const page: WayStep = { kind: 'page', label, text: arrived.address, ...(why ? { why } : {}), answer: 'redirects' };
  const dialogs = dialogsFor(facts, arrived).value.map((name): WayStep => {
    return { kind: 'dialog', label: 'Sees', text: dialogWords(site.value, name), answer: 'dialogs' };
  });
  const notice: WayStep = { kind: 'notice', label: 'Is asked', text: 'the cookie notice', answer: 'cookie-notice' };
  const login: WayStep = {
    kind: 'after',
    label: 'After login',
    text: find('after-login')?.text ?? '',
    answer: 'after-login',
  };
  return [...hops, page, ...dialogs, ...(find('cookie-notice')?.value ? [notice] : []), ...(loggedIn ? [] : [login])];
}
