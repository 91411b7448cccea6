/** The bot that signs what Telegram says of its users, and where Telegram is. */
export type TelegramOptions = {
  /**
   * A secret: its holder can sign in the name of every user. Undefined: Telegram's key verifies launches, browsers log in by `openId`, which
   * is there then, and the bot neither hears nor says anything.
   */
  readonly botToken?: string | undefined;
  /** Ed25519, in hex; absent: that of the real Telegram. Read where there is no token. */
  readonly publicKey?: string | undefined;
  /** Base of the Bot API, without a slash at the end: `/bot<token>/<method>` follows. */
  readonly apiOrigin: string;
  /** Base of the login page, without a slash at the end: `/auth` follows. */
  readonly loginOrigin: string;
  /** The bot's login by OpenID Connect, in place of the signed fields; undefined: the operator has not set it. */
  readonly openId?: { readonly clientId: string; readonly clientSecret: string } | undefined;
};

declare module '../../kernel/services.ts' {
  interface Services {
    /** Undefined: Telegram is off. */
    readonly telegram?: TelegramOptions | undefined;
  }
}
