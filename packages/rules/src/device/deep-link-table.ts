/** One value that a deep link carries. */
export type DeepLinkValue = {
  /** What the app calls it. */
  readonly name: string;
  /** A named group of the path, or else a query parameter. */
  readonly from: string;
  /** What it may look like; absent: an id. Letters, digits, `_` and `-` only, so that it is safe in any link. */
  readonly form?: RegExp;
};

/** One screen of the native app, and the pages it stands for. */
export type DeepLinkRow = {
  readonly name: string;
  /** Path after the language segment, without a slash at the end. */
  readonly path: RegExp;
  /** After `scheme://`. */
  readonly link: string;
  readonly values?: readonly DeepLinkValue[];
};

const SYMBOL = /^[A-Za-z0-9]{2,30}$/;

/** SHELL-15: every link that the native app has a screen for, in the specification's order. The spellings are ours. */
export const deepLinkTable: readonly DeepLinkRow[] = [
  { name: 'login', path: /^\/(?:tr-)?login$/, link: 'login' },
  { name: 'signup', path: /^\/(?:(?:tr-)?register|sign-up)$/, link: 'signup' },
  { name: 'deposit', path: /^\/user\/assets\/deposit$/, link: 'deposit' },
  { name: 'buy crypto', path: /^\/(?:buy-crypto|fiat\/trade\/express\/home)$/, link: 'buy-crypto' },
  { name: 'markets', path: /^\/markets(?:\/overview)?$/, link: 'markets' },
  {
    name: 'spot trade',
    path: /^\/trade\/spot\/(?<base>[^/]+)\/(?<quote>[^/]+)$/,
    link: 'trade/spot',
    values: [
      { name: 'base', from: 'base', form: SYMBOL },
      { name: 'quote', from: 'quote', form: SYMBOL },
    ],
  },
  {
    name: 'derivative trade',
    path: /^\/trade\/(?<category>usdt|usdc|inverse)\/(?<symbol>[^/]+)$/,
    link: 'trade/derivatives',
    values: [
      { name: 'category', from: 'category' },
      { name: 'symbol', from: 'symbol', form: /^[A-Za-z0-9]{2,30}(?:-[A-Za-z0-9]{1,20})?$/ },
    ],
  },
  { name: 'earn', path: /^\/earn(?:\/home)?$/, link: 'earn' },
  {
    name: 'earn product',
    path: /^\/earn\/(?<product>savings|staking|dual-asset|liquidity-mining)$/,
    link: 'earn/product',
    values: [{ name: 'product', from: 'product' }],
  },
  {
    name: 'assets tab',
    path: /^\/user\/assets(?:\/home)?$/,
    link: 'assets',
    values: [{ name: 'tab', from: 'tab', form: /^[1-6]$/ }],
  },
  { name: 'referral', path: /^\/referral$/, link: 'referral' },
  { name: 'KYC', path: /^\/user\/accounts\/auth\/personal$/, link: 'kyc' },
  { name: 'about', path: /^\/about$/, link: 'about' },
  { name: 'VIP', path: /^\/vip$/, link: 'vip' },
  { name: 'launch', path: /^\/launch$/, link: 'launch' },
  { name: 'rewards hub', path: /^\/rewards-hub$/, link: 'rewards-hub' },
  {
    name: 'my rewards',
    path: /^\/my-rewards(?:\/(?<id>[^/]+))?$/,
    link: 'my-rewards',
    values: [{ name: 'id', from: 'id' }],
  },
  { name: 'card apply', path: /^\/card\/apply$/, link: 'card/apply' },
];
