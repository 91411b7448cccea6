import { type ActionOrigin, factsOf, inUtc } from './mail-facts.ts';
import { ending, linked, type MailLayout, type Say } from './mail-parts.ts';

/** The factors that can be recovered. */
export const recoverableFactors = ['authenticator', 'email', 'mobile'] as const;
export type FactorRecoveryNotice = ActionOrigin & {
  readonly item: (typeof recoverableFactors)[number];
  /** Epoch milliseconds; shown in UTC. */
  readonly readyAt: number;
  readonly link: string;
};

/** Notifies the owner that a factor is about to be removed or replaced; the mail's link stops that. */
export function factorRecovery(say: Say, values: FactorRecoveryNotice, tag: string): MailLayout {
  const { item, readyAt, link } = values;
  const heading = say(`lostItem.${item}.heading`);
  const time = inUtc(readyAt, tag);
  return {
    subject: say('event.subject', { heading }),
    preview: say('lostItem.preview'),
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'text', text: say(`lostItem.${item}.text`, { time }) },
      factsOf(say, values, tag),
      { kind: 'text', text: say('lostItem.wasYou', { time }) },
      { kind: 'text', text: say('lostItem.notYou') },
      ...linked(say, 'lostItem.button', link),
      ...ending(say, 'safety.text.link'),
    ],
  };
}
