import { PASSKEY_LOGIN, QR_LOGIN, THIRD_PARTY_LOGIN } from '../compliance/compliance-element-names.ts';
import { isShown, type ResolvedElement } from '../compliance/compliance-elements.ts';
import type { Decision, Step } from '../decision.ts';

/**
 * What has been proved by the time that a session opens. `both`: two factors by themselves, or the approval of a session that
 * had them (NIST SP 800-63B; RFC 10027 for QR). `contact`: that the mailbox or phone is theirs. `one`: any other one factor.
 */
type Proves = 'one' | 'contact' | 'both';

type LoginWayRow = {
  /** As sessions, events and challenges spell it. Databases hold it: it never changes. */
  readonly opens: string;
  readonly proves: Proves;
  /** What the user must type before it begins. */
  readonly needs: 'name' | 'nothing';
  /** The proofs that its challenge accepts, by their wire names; absent: it has no challenge of its own. */
  readonly proofs?: readonly string[];
  /** COMP-08: the compliance element that shows or hides it; absent: always allowed. */
  readonly element?: string;
  /** LOGIN-08: it has the first screen of the new mode, before account and password. */
  readonly first?: true;
};

/**
 * The login methods beside account and password, which every login page has: by the names that operators and pages
 * use, in the usual order.
 */
const loginWayTable = {
  passkey: { opens: 'passkey', proves: 'both', needs: 'nothing', proofs: ['passkey'], element: PASSKEY_LOGIN },
  code: { opens: 'code', proves: 'contact', needs: 'name', proofs: ['email', 'mobile'] },
  link: { opens: 'link', proves: 'contact', needs: 'name', proofs: ['email_link'] },
  thirdParty: { opens: 'third_party', proves: 'one', needs: 'nothing', element: THIRD_PARTY_LOGIN, first: true },
  qr: { opens: 'qr', proves: 'both', needs: 'nothing', element: QR_LOGIN },
} as const satisfies Readonly<Record<string, LoginWayRow>>;

type Table = typeof loginWayTable;
/** The ways whose row says so. */
type WaysWith<Told> = { [Way in keyof Table]: Table[Way] extends Told ? Way : never }[keyof Table];

export type LoginWay = keyof Table;
/** The ways that begin with the name of an account. */
export type NamedWay = WaysWith<{ readonly needs: 'name' }>;
/** LOGIN-08 */
export type FirstWay = WaysWith<{ readonly first: true }>;

/** What opens a session without being a choice of the login page. `quick` hands on a session that had everything. */
const otherOpenings = {
  password: 'one',
  telegram: 'one',
  registration: 'contact',
  reset: 'contact',
  quick: 'both',
} as const;
/** How a session came to be. */
export type OpenedBy = Table[LoginWay]['opens'] | keyof typeof otherOpenings;

const rows: Readonly<Record<LoginWay, LoginWayRow & { readonly opens: OpenedBy }>> = loginWayTable;

export const loginWays = Object.keys(rows) as readonly LoginWay[];
export const namedWays = loginWays.filter((way): way is NamedWay => rows[way].needs === 'name');

const proved: Readonly<Partial<Record<string, Proves>>> = {
  ...otherOpenings,
  ...Object.fromEntries(Object.values(rows).map(({ opens, proves }) => [opens, proves])),
};

/** LOGIN-02: what a session proves by how it was opened. Undefined: no way is called that. */
export function provedBy(openedBy: string): Proves | undefined {
  return Object.hasOwn(proved, openedBy) ? proved[openedBy] : undefined;
}

/** How a session is opened whose first factor was this proof. Undefined: no way takes it. */
export function openingBy(proof: string): OpenedBy | undefined {
  return Object.values(rows).find(({ proofs }) => proofs?.includes(proof))?.opens;
}

export type LoginWaysQuestion = {
  /** LOGIN-12: what the operator offers, in the operator's order; absent: all of them in the usual one. */
  readonly steered: readonly LoginWay[] | undefined;
  /** What compliance says of each element for this visitor. */
  readonly elements: Readonly<Partial<Record<string, ResolvedElement>>>;
};

/**
 * LOGIN-12, COMP-08: the ways that a login page offers beside the password, in their order. The operator's word never shows
 * what compliance hides.
 */
export function loginWaysFor({ steered, elements }: LoginWaysQuestion): Decision<readonly LoginWay[]> {
  const wanted = steered ?? loginWays;
  const order: Step = {
    rule: 'LOGIN-12',
    check: steered ? 'the operator says which ways, and their order' : 'every way, in the usual order',
    outcome: 'noted',
    detail: wanted.join(', '),
  };
  const shown = (way: LoginWay) => {
    const { element } = rows[way];
    return element === undefined || isShown(elements[element]);
  };
  const steps = wanted.map((way): Step => {
    const { element } = rows[way];
    return {
      rule: element ? 'COMP-08' : 'LOGIN-02',
      check: element ? `${way}: compliance shows ${element}` : `${way}: nothing has to allow it`,
      outcome: shown(way) ? 'won' : 'passed over',
    };
  });
  return { value: wanted.filter(shown), trace: [order, ...steps] };
}
