import type { Decision, Step } from '../decision.ts';

/** The order in which topics are shown. */
export const exploreTopics = [
  { id: 'place', name: 'Where they are' },
  { id: 'address', name: 'Address and language' },
  { id: 'arrival', name: 'On arrival' },
  { id: 'elements', name: 'What compliance allows' },
  { id: 'frame', name: 'On the page' },
  { id: 'after', name: 'Where it leads' },
  { id: 'calls', name: 'Cookies and calls' },
] as const;

export type ExploreTopic = (typeof exploreTopics)[number]['id'];

/** How an answer stands, for colour and symbol; the words say it too. */
export type ExploreTone = 'plain' | 'yes' | 'no' | 'ask' | 'unknown';

/** One answer, with the reasoning that led to it. */
export type Answer = {
  readonly id: string;
  readonly topic: ExploreTopic;
  readonly question: string;
  /** The answer in words. */
  readonly text: string;
  readonly tone: ExploreTone;
  /** One line for each part of an answer that has several. */
  readonly lines: readonly string[];
  /** What the rule itself answered. */
  readonly value: unknown;
  readonly trace: readonly Step[];
};

type Look<T> = {
  readonly topic: ExploreTopic;
  readonly question: string;
  readonly text: (value: T) => string;
  readonly tone?: (value: T) => ExploreTone;
  readonly lines?: (value: T) => readonly string[];
};

/** An answer of a rule, in words. Its trace is put together when it is read. */
export function answered<T>(id: string, decision: Decision<T>, look: Look<T>): Answer {
  const { value } = decision;
  return {
    ...{ id, value, topic: look.topic, question: look.question, text: look.text(value) },
    tone: look.tone?.(value) ?? 'plain',
    lines: look.lines?.(value) ?? [],
    get trace() {
      return decision.trace;
    },
  };
}

/** Words for something that is there or not. */
export function shown(what: boolean): string {
  return what ? 'Shown' : 'Hidden';
}

export function toneOf(yes: boolean): ExploreTone {
  return yes ? 'yes' : 'no';
}
