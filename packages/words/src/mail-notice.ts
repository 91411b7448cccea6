import { type ActionOrigin, factLines, inUtc } from './mail-facts.ts';
import { ending, linked, type MailLayout, type Say } from './mail-parts.ts';

/** Events that owners are notified of, and the link that their mail offers if it was not them. */
const events = {
  loginNewDevice: 'lock',
  passwordChanged: 'lock',
  passwordReset: 'lock',
  emailChanged: 'lock',
  mobileChanged: 'lock',
  totpAdded: 'lock',
  totpRemoved: 'lock',
  recoveryCodesMade: 'lock',
  recoveryCodeUsed: 'lock',
  passkeyAdded: 'lock',
  passkeyRemoved: 'lock',
  deviceCheckChanged: 'lock',
  antiPhishingAdded: 'lock',
  antiPhishingChanged: 'lock',
  antiPhishingRemoved: 'lock',
  accountLocked: 'unblock',
  accountUnlocked: 'lock',
  qrApproved: 'lock',
  thirdPartyLinked: 'lock',
  thirdPartyUnlinked: 'lock',
  oauthGranted: 'apps',
  factorsReset: 'lock',
  identityVerified: 'identity',
  identityRefused: 'identity',
} as const;

export type MailEvent = keyof typeof events;
export const mailEvents = Object.keys(events) as MailEvent[];
/** What the link leads to: the page that locks the account, the one that unlocks it, the one about the owner's identity, or the connected apps. */
export type NoticeLink = (typeof events)[MailEvent];

/** Further details of an event, masked. */
export const noticeDetails = ['email', 'mobile', 'name', 'provider', 'application', 'letIn'] as const;
export type NoticeDetails = { readonly [Name in (typeof noticeDetails)[number]]?: string | undefined };

export type Noticed = ActionOrigin & {
  /** Epoch milliseconds; shown in UTC. */
  readonly at: number;
  readonly details: NoticeDetails;
  readonly link: string;
};
export type EventNoticed = Noticed & { readonly event: MailEvent };

export function linkOfNotice(event: MailEvent): NoticeLink {
  return events[event];
}

/** Notifies the owner of an event, with a link in case it was not them. The link changes nothing by itself. */
export function notice(say: Say, values: EventNoticed, tag: string): MailLayout {
  const { event, link, at, details } = values;
  const heading = say(`event.${event}.heading`);
  const told = noticeDetails.flatMap((name) => {
    const value = details[name];
    return value ? [say(`fact.detail.${name}`, { value })] : [];
  });
  const offer = events[event];
  const byUs = offer === 'identity';
  return {
    subject: say('event.subject', { heading }),
    preview: say(byUs ? 'event.identity.preview' : 'event.preview'),
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'text', text: say(`event.${event}.text`) },
      { kind: 'facts', lines: [...told, say('fact.time', { value: inUtc(at, tag) }), ...originOf(say, values, tag)] },
      ...(byUs ? [] : [{ kind: 'text', text: say('event.wasYou') } as const]),
      { kind: 'text', text: say(`event.${offer}.text`) },
      ...linked(say, `event.${offer}.button`, link),
      ...ending(say, 'safety.text.link'),
    ],
  };
}

/** Actions of the service itself have no device. */
function originOf(say: Say, values: EventNoticed, tag: string): readonly string[] {
  return events[values.event] === 'identity' ? [] : factLines(say, values, tag);
}
