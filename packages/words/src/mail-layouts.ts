import { type CodeMail, challengeCode, challengeLink, type LinkMail } from './mail-challenge.ts';
import { type FactorRecoveryNotice, factorRecovery } from './mail-factor-recovery.ts';
import { type EventNoticed, notice } from './mail-notice.ts';
import { ending, linked, type MailLayout, type Say } from './mail-parts.ts';

/** The mails, and what each one says beside its sender. `link` leads to the sender's own host. */
export type MailKinds = {
  readonly registrationCode: { readonly code: string; readonly minutes: number };
  readonly registrationLink: { readonly link: string; readonly code: string; readonly minutes: number };
  readonly alreadyRegistered: { readonly link?: string | undefined };
  readonly addressTaken: object;
  readonly noAccount: object;
  readonly challengeCode: CodeMail;
  readonly challengeLink: LinkMail;
  readonly notice: EventNoticed;
  readonly factorRecovery: FactorRecoveryNotice;
};

export type MailKind = keyof MailKinds;

type Layouts = { readonly [Kind in MailKind]: (say: Say, values: MailKinds[Kind], tag: string) => MailLayout };

export const layouts: Layouts = {
  registrationCode: (say, { code }) => ({
    ...listed(say, 'registrationCode'),
    blocks: [
      { kind: 'heading', text: say('registrationCode.heading') },
      { kind: 'text', text: say('registrationCode.text') },
      { kind: 'code', text: code },
      { kind: 'text', text: say('registrationCode.expires') },
      { kind: 'text', text: say('registrationCode.notYou') },
      ...ending(say, 'safety.text'),
    ],
  }),
  registrationLink: (say, { link, code }) => ({
    ...listed(say, 'registrationLink'),
    blocks: [
      { kind: 'heading', text: say('registrationLink.heading') },
      { kind: 'text', text: say('registrationLink.text') },
      ...linked(say, 'registrationLink.button', link),
      { kind: 'text', text: say('registrationLink.otherDevice') },
      { kind: 'code', text: code },
      { kind: 'text', text: say('registrationLink.expires') },
      { kind: 'text', text: say('registrationLink.notYou') },
      ...ending(say, 'safety.text.link'),
    ],
  }),
  alreadyRegistered: (say, { link }) => ({
    ...listed(say, 'alreadyRegistered'),
    blocks: [
      { kind: 'heading', text: say('alreadyRegistered.heading') },
      { kind: 'text', text: say('alreadyRegistered.text') },
      { kind: 'text', text: say(link ? 'alreadyRegistered.action.link' : 'alreadyRegistered.action') },
      ...(link ? linked(say, 'alreadyRegistered.button', link) : []),
      { kind: 'text', text: say('alreadyRegistered.notYou') },
      ...ending(say, link ? 'safety.text.link' : 'safety.text.noCode'),
    ],
  }),
  addressTaken: (say) => told(say, 'addressTaken'),
  noAccount: (say) => told(say, 'noAccount'),
  challengeCode,
  challengeLink,
  factorRecovery,
  notice,
};

function listed(say: Say, kind: string): Pick<MailLayout, 'subject' | 'preview'> {
  return { subject: say(`${kind}.subject`), preview: say(`${kind}.preview`) };
}

/** Mails with neither code nor link. */
function told(say: Say, kind: 'addressTaken' | 'noAccount'): MailLayout {
  return {
    ...listed(say, kind),
    blocks: [
      { kind: 'heading', text: say(`${kind}.heading`) },
      { kind: 'text', text: say(`${kind}.text`) },
      { kind: 'text', text: say(`${kind}.action`) },
      { kind: 'text', text: say(`${kind}.notYou`) },
      ...ending(say, 'safety.text.noCode'),
    ],
  };
}
