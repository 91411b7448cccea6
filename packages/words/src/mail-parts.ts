import type { MailBlock } from './mail-blocks.ts';

/** A word of the mails by its id without `mail.`; `more` is what it names beside the mail's own values. */
export type Say = (name: string, more?: Readonly<Record<string, string>>) => string;

/** What lists of mails show, and what stands in the mail, in order. */
export type MailLayout = {
  readonly subject: string;
  /** Shown after the subject. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
};

export function linked(say: Say, button: string, link: string): readonly MailBlock[] {
  return [
    { kind: 'button', text: say(button), link },
    { kind: 'address', text: say('address'), link },
  ];
}

export function ending(say: Say, safety: string): readonly MailBlock[] {
  return [
    { kind: 'subheading', text: say('safety.heading') },
    { kind: 'text', text: say(safety) },
    { kind: 'footer', text: say('footer') },
  ];
}
