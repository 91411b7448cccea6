import type { Site } from '@gatehouse/rules/site/site';
import type { BrandProblem } from './brand-problem.ts';
import { defaultBrand } from './default-brand.ts';
import { isObject, type Json, type JsonObject, merge } from './merge.ts';

/** What a site `like` another one never takes over: its name in the law, its addresses, and the rules of one country. */
const ITS_OWN: readonly (keyof Site)[] = [
  'hosts',
  'region',
  'cookieSuffix',
  'entity',
  'look',
  'residence',
  'kyc',
  'walled',
];

/** The default brand's translations say nothing of another entity. */
function baseFor(site: unknown, { entity }: JsonObject): unknown {
  if (!isObject(entity) || !isObject(site) || !isObject(site.entity)) return site;
  const { translations: _, ...own } = site.entity;
  return { ...site, entity: own };
}

/**
 * SITE-10: the sites of the default brand with the operator's list laid over them. An entry with a known `id` changes that
 * site, or takes it out (`"off": true`). An entry with another `id` adds a site: all its fields are in the entry, or `like` names
 * the site of the default brand whose paths, languages, registration and so on it begins with.
 * @param problems entries that cannot be used are added to it, and left out of the answer
 */
export function mergeSites(patches: Json, problems: BrandProblem[]): unknown {
  if (!Array.isArray(patches)) return patches;
  const sites = new Map<string, unknown>(defaultBrand.sites.map((site) => [site.id, site]));
  const named = new Set<string>();
  patches.forEach((patch: Json, index) => {
    const entry = readEntry(patch, named);
    if ('problem' in entry) {
      problems.push({ field: `sites[${index}].${entry.field}`, problem: entry.problem });
      return;
    }
    named.add(entry.id);
    if (entry.off) sites.delete(entry.id);
    else sites.set(entry.id, merge(baseFor(sites.get(entry.id) ?? baseOf(entry.like), entry.fields), entry.fields));
  });
  return [...sites.values()];
}

type Entry = { readonly id: string; readonly off: boolean; readonly like?: string; readonly fields: JsonObject };
type Wrong = { readonly field: 'id' | 'like'; readonly problem: string };

const knownIds = defaultBrand.sites.map(({ id }) => id);
const known = `known sites are ${knownIds.join(', ')}`;
const howToAdd = '; to add a site, give all its fields, or "like" with the site that it begins with';

function readEntry(patch: Json, named: ReadonlySet<string>): Entry | Wrong {
  if (!isObject(patch) || typeof patch.id !== 'string') return { field: 'id', problem: `needs an "id"; ${known}` };
  const { off, like, ...fields } = patch;
  const wrong = idProblem(patch.id, patch, named) ?? likeProblem(patch.id, like);
  if (wrong) return wrong;
  // Any other value of `off` is left to the schema, which refuses it by name.
  const rest = off === undefined || typeof off === 'boolean' ? fields : { ...fields, off };
  return { id: patch.id, off: off === true, fields: rest, ...(typeof like === 'string' ? { like } : {}) };
}

function idProblem(id: string, { off, hosts }: JsonObject, named: ReadonlySet<string>): Wrong | undefined {
  const quoted = `"${id.slice(0, 40)}"`;
  if (named.has(id)) return { field: 'id', problem: `${quoted} is there twice, put its fields together; ${known}` };
  const isAdded = off !== true && hosts !== undefined;
  if (isAdded || knownIds.includes(id)) return undefined;
  return { field: 'id', problem: `${quoted} is not a site; ${known}${howToAdd}` };
}

function likeProblem(id: string, like: Json | undefined): Wrong | undefined {
  if (like === undefined) return undefined;
  if (knownIds.includes(id)) return { field: 'like', problem: 'is for sites that are added; remove it' };
  if (typeof like === 'string' && knownIds.includes(like)) return undefined;
  return { field: 'like', problem: `must name the site that this one begins with; ${known}` };
}

function baseOf(like: string | undefined): unknown {
  const site = defaultBrand.sites.find(({ id }) => id === like);
  if (!site) return {};
  return Object.fromEntries(Object.entries(site).filter(([field]) => !ITS_OWN.includes(field as keyof Site)));
}
