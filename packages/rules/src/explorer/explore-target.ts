import { destinationAfterLogin } from '../redirect/destination.ts';
import { type SafeTarget, safeTarget } from '../redirect/safe-target.ts';
import type { Site } from '../site/site.ts';
import { allowedOrigins, originOf } from '../site/site-of.ts';
import { type Answer, answered, type ExploreTone } from './explore-answer.ts';
import { destinationInput } from './explore-destination.ts';
import { type ExploreWorld, exploreFacts } from './explore-facts.ts';
import type { ExploreInput } from './explore-input.ts';

const topic = 'after';

const tones: Readonly<Record<SafeTarget['kind'], ExploreTone>> = {
  go: 'yes',
  root: 'no',
  dropped: 'no',
  default: 'ask',
};

/** What a verdict on a target means, in words. */
export function targetWords(target: SafeTarget): string {
  if (target.kind === 'go') return `Followed: ${target.href}`;
  if (target.kind === 'root') return 'Becomes the root, /';
  return target.kind === 'dropped' ? 'Dropped: a page of the door itself' : 'Not followed: the next rule decides';
}

/** REDIR-01 to REDIR-04: what the redirect engine does with `input.target` for this visitor, and why. */
export function exploreTarget(world: ExploreWorld, input: ExploreInput): readonly Answer[] {
  const facts = exploreFacts(world, input);
  const { brand, site } = facts;
  const search = `?redirect_url=${encodeURIComponent(wellFormed(input.target))}`;
  const leads = (id: string, event: 'login' | 'registration' | 'visit', question: string) =>
    answered(id, destinationAfterLogin(destinationInput(facts, { event, search })), {
      topic,
      question,
      text: (value) => value,
    });
  const asReferrer = destinationInput(
    { ...facts, input: { ...input, referrer: input.target } },
    { event: 'login', search: '' },
  );
  return [
    answered('target', verdictOf(brand, site.value, input.target), {
      topic,
      question: 'May it be followed?',
      text: targetWords,
      tone: ({ kind }) => tones[kind],
    }),
    leads('target-login', 'login', 'As redirect_url: where does login lead?'),
    leads('target-registration', 'registration', 'As redirect_url: where does registration lead?'),
    leads('target-visit', 'visit', 'As redirect_url: where does a logged-in user go?'),
    answered('target-referrer', destinationAfterLogin(asReferrer), {
      topic,
      question: 'As the referrer: where does login lead?',
      text: (value) => value,
    }),
  ];
}

export type SiteVerdict = {
  readonly site: Site;
  readonly target: SafeTarget;
  readonly text: string;
  readonly tone: ExploreTone;
};

/** The same target on every site of the brand. */
export function targetOnSites({ brand }: ExploreWorld, raw: string): readonly SiteVerdict[] {
  return brand.sites.map((site) => {
    const target = verdictOf(brand, site, raw).value;
    return { site, target, text: targetWords(target), tone: tones[target.kind] };
  });
}

function verdictOf(brand: ExploreWorld['brand'], site: Site, raw: string) {
  return safeTarget({ raw, origin: originOf(brand, site), allowedOrigins: allowedOrigins(brand) });
}

// A query holds no half of a character: what cannot be sent is replaced, as browsers do.
function wellFormed(text: string): string {
  return text.toWellFormed();
}
