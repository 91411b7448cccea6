/** Words that no text and no guide uses: whole words, in any case, each with what to write in its place (LOOK, "Voice"). */
export const FORBIDDEN: Readonly<Record<string, string>> = {
  anew: 'again',
  anybody: 'anyone',
  'at present': 'now',
  'at the latest': 'the time itself',
  'at the moment': 'right now',
  everybody: 'everyone',
  'for good': 'what happens',
  'is told': 'the active voice',
  'it stands': 'it is',
  nobody: 'no one',
  oops: 'what happened',
  somebody: 'someone',
  'the one that': 'its name',
  'what you chose': 'your choice',
  whoever: 'the person',
};

/** What is wrong, what is right, and the ids of texts that may have it. */
export type Spelling = readonly [wrong: RegExp, right: string, except?: RegExp];

/** One spelling for each term, in texts and guides. */
export const SPELLINGS: readonly Spelling[] = [
  [/\be-mails?\b/i, 'email'],
  // A mail server is called so everywhere.
  [/\bmails?\b(?! servers?\b)/i, 'email'],
  [/\blog-ins?\b/i, 'log in (verb), login (noun)'],
  [/\b(?:can|cannot|please) login\b/i, 'log in'],
  [/\bsign(?:s|ed|ing)? out\b/i, 'log out'],
  [/\bpass[ -]keys?\b/i, 'passkey'],
];

/** What texts keep to beside that: the people who read guides know the field's own terms. */
export const STYLE: readonly Spelling[] = [
  [/\bauthenticat(?:or(?! apps?\b)|ion app)\b/i, 'authenticator app'],
  [/\b(?:backup|rescue|emergency) codes?\b/i, 'recovery codes'],
  [/\b(?:known|remembered) devices?\b/i, 'trusted device'],
  [/\b(?:2fa|two-factor|second factors?)\b/i, 'app or passkey'],
  [/\b(?:can|could|do|does|did|is|are|was|were|has|have|would|must) ?not\b/i, 'the contraction'],
  // GSM-7 has no other apostrophe than this one.
  [/\p{L}'\p{L}/u, 'the apostrophe ’', /^sms\./],
  [/!/, 'a full stop'],
];

/** How long a text may be: `words` in a sentence, `sentences` in the text. A placeholder counts as one word. */
export type Limit = { readonly kind: string; readonly ids: RegExp; readonly words: number; readonly sentences: number };

/** The kinds of texts by their ids; the first that fits counts. */
export const LIMITS: readonly Limit[] = [
  { kind: 'text message', ids: /^sms\./, words: 15, sentences: 4 },
  { kind: 'subject or heading', ids: /^mail\..*\.(?:subject(?:\.shown)?|heading)$/, words: 9, sentences: 1 },
  { kind: 'button', ids: /^mail\..*\.button$/, words: 4, sentences: 1 },
  { kind: 'line of an email', ids: /^mail\./, words: 15, sentences: 4 },
  { kind: 'error', ids: /^error\./, words: 15, sentences: 2 },
  // Lists of data that the law names leave no shorter sentence.
  { kind: 'policy', ids: /^legal\./, words: 19, sentences: 4 },
  { kind: 'page title', ids: /^page\.[^.]+$/, words: 6, sentences: 1 },
  {
    kind: 'button',
    ids: /\.(?:submit|action|cancel|change|close|copy|dismiss|download|go|goOn|leave|logIn|logOut|remove|resend|retry|save|send|stay|write)$/,
    words: 6,
    sentences: 1,
  },
  { kind: 'title', ids: /\.title$/, words: 9, sentences: 1 },
  { kind: 'label', ids: /\.label$/, words: 5, sentences: 1 },
  { kind: 'help', ids: /\.(?:help|shape|empty)$/, words: 15, sentences: 2 },
  { kind: 'text', ids: /./, words: 15, sentences: 4 },
];
