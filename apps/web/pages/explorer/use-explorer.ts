import { indexCompliance } from '@gatehouse/rules/compliance/compliance';
import { type Exploration, explore } from '@gatehouse/rules/explorer/explore';
import type { ExploreWorld } from '@gatehouse/rules/explorer/explore-facts';
import { type ExploreField, type ExploreInput, exploreStart } from '@gatehouse/rules/explorer/explore-input';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type ExplorerState, type FieldValues, type ReadState, readAddress, settled, writeAddress } from './address.ts';
import type { ExplorerData } from './page.ts';

/** The running product, with compliance ready to evaluate. */
export function useWorld({ compliance, ...rest }: ExplorerData): ExploreWorld {
  return useMemo(() => {
    const indexed = Object.entries(compliance).map(([name, items]) => [
      name,
      items ? indexCompliance(items) : undefined,
    ]);
    return { ...rest, compliance: Object.fromEntries(indexed) };
    // The page's data never changes.
  }, []);
}

export type Explorer = ExplorerState & {
  readonly input: ExploreInput;
  readonly exploration: Exploration;
  /** The answers before the last change, by id. */
  readonly before: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
  /** The value of a field: what was typed, or its default. */
  readonly valueOf: (field: ExploreField) => string;
  readonly change: (given: FieldValues, how?: 'chosen' | 'typed') => void;
  /** Resets to these values. */
  readonly start: (given: FieldValues) => void;
  readonly show: (what: Partial<Pick<ExplorerState, 'view' | 'subject' | 'apart' | 'other'>>) => void;
  /** The address of another state, for links. */
  readonly addressOf: (what: Partial<ExplorerState>) => string;
};

type StoredState = ReadState & { readonly before: ReadonlyMap<string, string> };

const NOTHING_BEFORE: ReadonlyMap<string, string> = new Map();

/** The state of the explorer, kept in the address, so that it can be shared and the back button works. */
export function useExplorer(world: ExploreWorld, search: string): Explorer {
  const { brand } = world;
  const [state, setState] = useState<StoredState>(() => ({ ...readAddress(search), before: NOTHING_BEFORE }));
  const typing = useRef<string>(undefined);
  const { input, notes: unused } = useMemo(() => settled(brand, state.given), [brand, state.given]);
  const exploration = useMemo(() => explore(world, input), [world, input]);
  const { left } = writeAddress(brand, state);
  useBackButton(typing, exploration, setState);

  const go = (next: ExplorerState, field?: string) => {
    const url = location.pathname + writeAddress(brand, next).search + location.hash;
    // One edit is one history entry.
    if (field !== undefined && field === typing.current) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    typing.current = field;
    const before = next.given === state.given ? state.before : textsOf(exploration);
    setState({ ...next, notes: [], before });
  };

  return {
    ...state,
    ...{ input, exploration },
    addressOf: (what) => writeAddress(brand, { ...state, ...what }).search || '?',
    notes: [
      ...state.notes,
      ...unused.map(({ field, note }) => `${fieldNames[field]}: ${note}.`),
      ...left.map((field) => `${fieldNames[field]} is too long for a link: the address does not carry it.`),
    ],
    valueOf: (field) => state.given[field] ?? exploreStart(brand)[field],
    change: (given, how = 'chosen') =>
      go({ ...state, given: { ...state.given, ...given } }, how === 'typed' ? Object.keys(given).join() : undefined),
    start: (given) => go({ ...state, given }),
    show: (what) => go({ ...state, ...what }),
  };
}

/** The browser's back and forward buttons change the state too. */
function useBackButton(
  typing: RefObject<string | undefined>,
  exploration: Exploration,
  setState: (state: StoredState) => void,
): void {
  const back = useEffectEvent(() => {
    typing.current = undefined;
    setState({ ...readAddress(location.search), before: textsOf(exploration) });
  });
  useEffect(() => {
    const onPopState = () => back();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
}

function textsOf({ answers }: Exploration): ReadonlyMap<string, string> {
  return new Map(answers.map(({ id, text }) => [id, text]));
}

export const fieldNames: Readonly<Record<ExploreField, string>> = {
  host: 'Host',
  page: 'Page',
  query: 'Query',
  country: 'Country',
  subdivision: 'Part',
  region: 'Region lookup',
  kycLevel: 'KYC level',
  kycCountry: 'KYC country',
  account: 'Account',
  language: 'In the path',
  stored: 'Stored choice',
  accept: 'Accept-Language',
  device: 'Device',
  consent: 'Cookie answer',
  referrer: 'Referrer',
  link: 'Link that is pressed',
  target: 'Target',
  captchaOff: 'Captcha outage',
};
