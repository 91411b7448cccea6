import type { PersonalSeal } from '@gatehouse/rules/site/personal-seal';

/** What an owner recognises our messages by: the anti-phishing code, and the seal that is drawn from it. */
export type OwnerMark = { readonly code: string; readonly seal?: PersonalSeal | undefined };

/** A PNG inside the mail, which its HTML shows by `cid:`. */
export type MailPicture = { readonly cid: string; readonly base64: string };

/** A mail as composed; `to` is one checked address, `language` the one it is written in (BCP 47). */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language?: string | undefined;
  readonly pictures?: readonly MailPicture[] | undefined;
};

/** Takes a mail and answers when it has been accepted. @throws {NotDelivered} when it could not be handed over */
export type Deliver = (mail: Mail) => Promise<void>;

declare module '../kernel/services.ts' {
  interface Services {
    readonly mail: Deliver;
  }
}

/** A text message; `to` is E.164. */
export type Sms = { readonly to: string; readonly text: string };

/** Takes a message and answers when it has been accepted. @throws {NotDelivered} when it could not be handed over; it names neither number nor text */
export type DeliverSms = (sms: Sms) => Promise<void>;

declare module '../kernel/services.ts' {
  interface Services {
    /** Undefined: there is neither a gateway nor a mailbox, and registration by mobile is off. */
    readonly sms: DeliverSms | undefined;
  }
}
