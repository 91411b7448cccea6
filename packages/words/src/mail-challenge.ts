import { type ActionOrigin, factsOf } from './mail-facts.ts';
import { ending, linked, type MailLayout, type Say } from './mail-parts.ts';

/** The purposes of a code, and whether the mail's subject may show it. */
const codes = {
  login: 'hidden',
  login_second: 'shown',
  step_up: 'shown',
  reset: 'hidden',
  lost_factor: 'hidden',
  new_name: 'shown',
  old_name: 'shown',
  unblock: 'hidden',
  lock: 'hidden',
  sub_account: 'hidden',
  third_party: 'hidden',
} as const;

export type CodePurpose = keyof typeof codes;
export const codePurposes = Object.keys(codes) as CodePurpose[];
export type LinkPurpose = 'login' | 'reset';
export const linkPurposes: readonly LinkPurpose[] = ['login', 'reset'];
type ChallengeMail = ActionOrigin & {
  readonly code: string;
  readonly minutes: number;
  /** The first factor of this login was an account of another company, so no password was typed. */
  readonly byService?: boolean | undefined;
};
export type CodeMail = ChallengeMail & { readonly purpose: CodePurpose };
export type LinkMail = ChallengeMail & { readonly purpose: LinkPurpose; readonly link: string };

/**
 * The code of a challenge. The subject shows it, on a watch or a locked screen, only where a password or a session has been
 * proved before: a code that is the only proof must not be readable on the lock screen of a phone.
 */
export function challengeCode(say: Say, values: CodeMail, tag: string): MailLayout {
  const { purpose, code, byService } = values;
  const notYou =
    byService && purpose === 'login_second' ? 'code.login_second.notYou.service' : `code.${purpose}.notYou`;
  return {
    subject: say(codes[purpose] === 'shown' ? 'code.subject.shown' : `code.${purpose}.subject`),
    preview: say('registrationCode.preview'),
    blocks: [
      { kind: 'heading', text: say(`code.${purpose}.heading`) },
      { kind: 'text', text: say(`code.${purpose}.text`) },
      { kind: 'code', text: code },
      { kind: 'text', text: say('registrationCode.expires') },
      factsOf(say, values, tag),
      { kind: 'text', text: say(notYou as 'code.login.notYou') },
      ...ending(say, 'safety.text'),
    ],
  };
}

/** The link of a challenge, and its code for those who began on another device; neither is in the subject. */
export function challengeLink(say: Say, values: LinkMail, tag: string): MailLayout {
  const { purpose, link, code } = values;
  return {
    subject: say(`link.${purpose}.subject`),
    preview: say('registrationLink.preview'),
    blocks: [
      { kind: 'heading', text: say(`link.${purpose}.heading`) },
      { kind: 'text', text: say(`link.${purpose}.text`) },
      ...linked(say, `link.${purpose}.button`, link),
      { kind: 'text', text: say('registrationLink.otherDevice') },
      { kind: 'code', text: code },
      { kind: 'text', text: say('registrationLink.expires') },
      factsOf(say, values, tag),
      { kind: 'text', text: say(`link.${purpose}.notYou`) },
      ...ending(say, 'safety.text.link'),
    ],
  };
}
