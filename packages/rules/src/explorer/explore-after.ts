import type { Decision, Step } from '../decision.ts';
import { deepLinkFor, opensOutside } from '../device/deep-link.ts';
import { type DestinationInput, destinationAfterLogin } from '../redirect/destination.ts';
import { recalledDestination } from '../redirect/recalled-destination.ts';
import { originOf } from '../site/site-of.ts';
import type { Arrived } from './explore-address.ts';
import { type Answer, answered } from './explore-answer.ts';
import { destinationInput } from './explore-destination.ts';
import type { ExploreFacts } from './explore-facts.ts';

const topic = 'after';

const events: readonly { id: string; event: DestinationInput['event']; question: string }[] = [
  { id: 'after-login', event: 'login', question: 'Where does login lead?' },
  { id: 'after-registration', event: 'registration', question: 'Where does registration lead?' },
  { id: 'already-in', event: 'visit', question: 'Where does a logged-in user go?' },
];

/** Where login, registration and links lead from the page that is reached. */
export function afterAnswers(facts: ExploreFacts, { search }: Arrived): Answer[] {
  const text = (target: string) => target;
  return [
    ...events.map(({ id, event, question }) =>
      answered(id, destinationAfterLogin(destinationInput(facts, { event, search })), { topic, question, text }),
    ),
    answered('recalled', recalledDestination('commit_login', facts.language.value), {
      topic,
      question: 'Where does a registration continue when only login is left?',
      text: (target) => target ?? '',
    }),
    answered('deep-link', linkFor(facts), {
      topic,
      question: 'What does the link become inside the app?',
      text: (link) => link ?? (facts.input.link === '' ? 'No link is pressed' : 'Left alone'),
      lines: () => (facts.input.link === '' ? [] : [facts.input.link]),
    }),
  ];
}

function linkFor({ brand, site, input }: ExploreFacts): Decision<string | undefined> {
  if (input.link === '') {
    return { value: undefined, trace: [{ rule: 'SHELL-15', check: 'no link is pressed', outcome: 'won' }] };
  }
  const launcher = opensOutside(input.link);
  if (launcher.value) return { value: 'the app’s launcher', trace: launcher.trace };
  const origin = originOf(brand, site.value);
  const link = deepLinkFor({ scheme: brand.appScheme, origin }, input.link);
  if (link.value !== undefined) return link;
  const alone: Step = { rule: 'SHELL-15', check: 'a link that the app has no screen for', outcome: 'won' };
  return { value: undefined, trace: [...link.trace, alone] };
}
