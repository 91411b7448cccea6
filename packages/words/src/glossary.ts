/** What a term is in English texts. Longer terms count before the shorter ones inside them. */
export const TERMS = {
  account: /\baccounts?\b/i,
  antiPhishingCode: /\banti-phishing codes?\b/i,
  app: /\bapps?\b/i,
  authenticatorApp: /\bauthenticator apps?\b/i,
  browser: /\bbrowsers?\b/i,
  code: /\bcodes?\b/i,
  company: /\bcompan(?:y|ies)\b/i,
  cookie: /\bcookies?\b/i,
  country: /\bcountr(?:y|ies)\b/i,
  device: /\bdevices?\b/i,
  document: /\bdocuments?\b/i,
  email: /\bemails?\b/i,
  identity: /\bidentity\b/i,
  invitation: /\binvitations?\b/i,
  licence: /\blicen[cs]es?\b/i,
  lock: /\block(?:s|ed)? (?:my |your |the )?account|\baccounts? (?:is |was )?locked\b/i,
  logIn: /\blog(?:s|ged|ging)? in\b|\blogins?\b/i,
  logOut: /\blog(?:s|ged|ging)? out\b/i,
  mobileNumber: /\bmobile numbers?\b/i,
  partner: /\bpartners?\b/i,
  passkey: /\bpasskeys?\b/i,
  password: /\bpasswords?\b/i,
  phone: /\bphones?\b/i,
  qrCode: /\bQR codes?\b/i,
  recoveryCode: /\brecovery codes?\b/i,
  seal: /\bseals?\b/i,
  session: /\bsessions?\b/i,
  subAccount: /\bsub-accounts?\b/i,
  support: /\bsupport\b/i,
  trustedDevice: /\btrusted devices?\b/i,
  unlock: /\bunlock(?:s|ed)?\b/i,
  withdrawal: /\bwithdrawals?\b/i,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Term = keyof typeof TERMS;

/** How a language speaks, decided before its words were written. Its words are checked against it. */
export type Glossary = {
  /** How the reader is addressed, and in which register. */
  readonly address: string;
  /** The language's quotation marks, outer ones first, for instance `„…“`. */
  readonly quotes: string;
  /** Each term: its dictionary form first, then the stems by which its inflected forms are found. */
  readonly terms: Readonly<Record<Term, readonly [string, ...string[]]>>;
  /** Latin words that texts of another script may have, for instance `Telegram`. */
  readonly latin: readonly string[];
  /** Ids of texts that are the same as in English, rightly. */
  readonly same: readonly string[];
  /** Ids of texts that say a term in other words, rightly. */
  readonly reworded: readonly string[];
  /** Ids that a native reader should look at, each with the doubt. */
  readonly unsure: Readonly<Record<string, string>>;
};
