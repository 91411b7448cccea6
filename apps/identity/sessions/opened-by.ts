/** How a session came to be. */
export type OpenedBy =
  | 'password'
  | 'code'
  | 'link'
  | 'qr'
  | 'third_party'
  | 'passkey'
  | 'quick'
  | 'registration'
  | 'reset';
