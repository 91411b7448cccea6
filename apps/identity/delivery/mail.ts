/** A mail as composed; `to` is one checked address. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };

/** Takes a mail and answers when it has been accepted. @throws {Error} when it could not be handed over */
export type Deliver = (mail: Mail) => Promise<void>;
