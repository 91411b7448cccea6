import {
  type ExploreField,
  type ExploreInput,
  type ExploreNote,
  exploreFields,
  exploreStart,
  settleExploreInput,
} from '@gatehouse/rules/explorer/explore-input';
import type { Brand } from '@gatehouse/rules/site/brand';

export const views = ['answers', 'matrix', 'compare', 'target'] as const;
export type ViewName = (typeof views)[number];

/** The typed or chosen values; a field at its default is absent. */
export type FieldValues = Readonly<Partial<Record<ExploreField, string>>>;

/** The state that an address of the explorer carries. */
export type ExplorerState = {
  readonly given: FieldValues;
  readonly view: ViewName;
  /** The subject of the matrix. */
  readonly subject: string;
  /** The matrix has a row for each country, even if rows are equal. */
  readonly apart: boolean;
  /** The environment whose config is compared; empty for a pasted config. */
  readonly other: string;
};

export type ReadState = ExplorerState & { readonly notes: readonly string[] };

/** Servers and proxies refuse longer addresses. */
const LONGEST_ADDRESS = 6_000;
const MOST_NOTES = 4;
const LONGEST_NAME = 80;
const OWN_NAMES = ['view', 'subject', 'rows', 'with'];

/** Reads the state of an address. Unknown names and views are left out with a note. */
export function readAddress(search: string): ReadState {
  const query = new URLSearchParams(search);
  const given: Partial<Record<ExploreField, string>> = {};
  const strange: string[] = [];
  for (const [name, value] of query) {
    if (isField(name)) given[name] ??= value.toWellFormed();
    else if (!OWN_NAMES.includes(name)) strange.push(name);
  }
  const asked = query.get('view');
  const view = views.find((name) => name === asked) ?? views[0];
  const notes = strange.slice(0, MOST_NOTES).map((name) => `The explorer has no field “${short(name)}”.`);
  if (asked !== null && asked !== view) notes.push(`There is no view “${short(asked)}”; the answers are shown.`);
  const of = (name: string) => (query.get(name) ?? '').slice(0, LONGEST_NAME).toWellFormed();
  return { given, view, subject: of('subject'), apart: of('rows') === 'each', other: of('with'), notes };
}

/** The address of a state, and the fields that are too long for it. */
export function writeAddress(brand: Brand, state: ExplorerState): { search: string; left: readonly ExploreField[] } {
  const start = exploreStart(brand);
  const fields = exploreFields.filter((field) => (state.given[field] ?? start[field]) !== start[field]);
  const left: ExploreField[] = [];
  for (let kept = fields; ; kept = kept.filter((field) => !left.includes(field))) {
    const search = searchOf(state, kept);
    if (search.length <= LONGEST_ADDRESS || kept.length === 0) return { search, left };
    left.push(kept.reduce((longest, field) => (sizeOf(state, field) > sizeOf(state, longest) ? field : longest)));
  }
}

/** The question for the rules, and notes on values that could not be used. */
export function settled(brand: Brand, given: FieldValues): { input: ExploreInput; notes: readonly ExploreNote[] } {
  return settleExploreInput(brand, given);
}

function searchOf({ given, view, subject, apart, other }: ExplorerState, fields: readonly ExploreField[]): string {
  const query = new URLSearchParams();
  if (view !== views[0]) query.set('view', view);
  if (subject !== '') query.set('subject', subject);
  if (apart) query.set('rows', 'each');
  if (other !== '') query.set('with', other);
  for (const field of fields) query.set(field, given[field] ?? '');
  // Slashes, colons and commas are allowed in a query, and easier to read.
  const text = query.toString().replace(/%2F/g, '/').replace(/%3A/g, ':').replace(/%2C/g, ',');
  return text === '' ? '' : `?${text}`;
}

function sizeOf({ given }: ExplorerState, field: ExploreField): number {
  return encodeURIComponent((given[field] ?? '').toWellFormed()).length;
}

function isField(name: string): name is ExploreField {
  return (exploreFields as readonly string[]).includes(name);
}

function short(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
