import path from 'node:path';

/** One import that goes the wrong way, and the rule it breaks. */
export type WrongImport = { readonly line: number; readonly target: string; readonly rule: string };

type Place = {
  readonly file: string;
  /** `packages/rules`, `apps/web`, `server`, `scripts`, … */
  readonly workspace: string;
  /** Folder inside apps/web: `pages`, `features`, … */
  readonly layer: string | undefined;
  /** Folder inside `features/` or `pages/`. */
  readonly part: string | undefined;
};

type DirectionRule = { readonly rule: string; readonly breaks: (from: Place, to: Place | string) => boolean };

/** Layers of apps/web, each may use itself and those after it. `server` renders pages through the build, not by import. */
const WEB_LAYERS = ['server', 'pages', 'features', 'shell', 'ui', 'platform'];
const GALLERY = 'gallery';
const APPS = /^apps\//;
const PACKAGES = /^packages\//;

/** A target is a place in this repository, or the name of a package from outside. */
const RULES: readonly DirectionRule[] = [
  {
    rule: 'packages/rules imports nothing',
    breaks: (from, to) => from.workspace === 'packages/rules' && workspaceOf(to) !== 'packages/rules',
  },
  {
    rule: 'of this repository, a package imports packages/rules and itself only',
    breaks: (from, to) =>
      PACKAGES.test(from.workspace) &&
      typeof to !== 'string' &&
      ![from.workspace, 'packages/rules'].includes(to.workspace),
  },
  {
    rule: 'an app never imports another app, nor what stands above the apps',
    breaks: (from, to) =>
      APPS.test(from.workspace) &&
      typeof to !== 'string' &&
      to.workspace !== from.workspace &&
      !PACKAGES.test(to.workspace),
  },
  {
    rule: 'a feature never imports another feature (what several share stands beside them, in features/ itself)',
    breaks: (from, to) => typeof to !== 'string' && from.layer === 'features' && isOtherPart(from, to),
  },
  {
    rule: 'a page never imports another page; the gallery alone shows the others',
    breaks: (from, to) =>
      typeof to !== 'string' && from.layer === 'pages' && from.part !== GALLERY && isOtherPart(from, to),
  },
  {
    rule: `in apps/web the order is ${WEB_LAYERS.join(', ')}: a layer imports those after it only`,
    breaks: (from, to) => typeof to !== 'string' && rank(to) < rank(from),
  },
];

/**
 * The imports of one file that break a rule of the house (DESIGN section 1).
 * @param file path relative to the root, with `/`
 * @param source its text
 */
export function wrongImports(file: string, source: string): WrongImport[] {
  const from = placeOf(file);
  return importsOf(source).flatMap(({ specifier, line }) => {
    const to = targetOf(file, specifier);
    const broken = RULES.find(({ breaks }) => breaks(from, to));
    return broken ? [{ line, target: specifier, rule: broken.rule }] : [];
  });
}

const IMPORT =
  /^\s*(?:import|export)\s*(?:type\s+)?(?:[\w*{}\s,$]+?\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/gm;

function importsOf(source: string): { specifier: string; line: number }[] {
  return [...source.matchAll(IMPORT)].map((match) => {
    const specifier = match[1] ?? match[2] ?? '';
    const end = match.index + match[0].length;
    return { specifier, line: source.slice(0, end).split('\n').length };
  });
}

function targetOf(file: string, specifier: string): Place | string {
  if (specifier.startsWith('.')) return placeOf(path.posix.join(path.posix.dirname(file), specifier));
  const own = /^@gatehouse\/(\w+)\/(.+)$/.exec(specifier);
  if (!own) return specifier;
  const [, name = '', rest = ''] = own;
  return placeOf(['web', 'identity'].includes(name) ? `apps/${name}/${rest}` : `packages/${name}/src/${rest}`);
}

function placeOf(file: string): Place {
  const [first = '', second = '', third, fourth] = file.split('/');
  const workspace = first === 'apps' || first === 'packages' ? `${first}/${second}` : first;
  const inLayer = workspace === 'apps/web' && third !== undefined && WEB_LAYERS.includes(third);
  const part = fourth?.includes('.') ? undefined : fourth;
  return { file, workspace, layer: inLayer ? third : undefined, part: inLayer ? part : undefined };
}

function isOtherPart(from: Place, to: Place): boolean {
  return to.layer === from.layer && to.part !== undefined && to.part !== from.part;
}

function workspaceOf(target: Place | string): string | undefined {
  return typeof target === 'string' ? undefined : target.workspace;
}

function rank({ layer }: Place): number {
  return layer === undefined ? Number.NaN : WEB_LAYERS.indexOf(layer);
}
