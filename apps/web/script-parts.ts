import { parseAst } from 'vite';

/** The files that pages start with, as the document of a first visit carries them. */
export type ScriptParts = {
  /** Precedes all of them. */
  readonly first: string;
  /** By address. */
  readonly files: Readonly<Record<string, ScriptPart>>;
  /** By page: addresses of its first files, each after its imports. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
};
export type ScriptPart = {
  /** Runs the file in its own scope and stores its exports in a registry. */
  readonly code: string;
  /** A data URL that re-exports them for files loaded later; empty without exports. */
  readonly module: string;
};

/** A file of the build: an ES module written by the bundler. */
export type ScriptFile = { readonly address: string; readonly code: string };

type Syntax = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;
type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** The registry of exports, by file. */
const REGISTRY = 'documentScripts';
const RESERVED =
  /^(?:do|if|in|for|let|new|try|var|case|else|enum|eval|null|this|true|void|with|await|break|class|const|false|super|throw|while|yield|default)$/;

/**
 * Converts the files that pages start with, so that they can be joined in one module script, imports first. An import map gives
 * files loaded later the exports, so that React and other loaded modules exist once.
 * @param pages by name: addresses of files, each after its imports
 * @throws {Error} for syntax that cannot be in a document
 */
export function scriptPartsOf(files: readonly ScriptFile[], pages: ScriptParts['pages']): ScriptParts {
  const places = new Map(files.map(({ address }, place) => [address, place]));
  const first = `const ${REGISTRY}=globalThis.${REGISTRY}=[];`;
  return { first, files: Object.fromEntries(files.map((file) => [file.address, scriptPart(file, places)])), pages };
}

function scriptPart(file: ScriptFile, places: ReadonlyMap<string, number>): ScriptPart {
  const place = places.get(file.address) ?? 0;
  const { code, exported } = scoped(file, places);
  if (code.includes('<!--')) throw new Error(`${file.address}: a comment of HTML would end the script of a document`);
  const part = `${REGISTRY}[${place}]=(()=>{${code.replace(/<\/(script)/gi, '<\\/$1')}})();`;
  // Syntax that cannot be in a function, such as `await` at the top, fails the build and not a first visit.
  try {
    parseAst(part);
  } catch (cause) {
    throw new Error(`${file.address} cannot stand in a document`, { cause });
  }
  return {
    code: part,
    module: exported.length > 0 ? moduleOf(place, exported) : '',
  };
}

/** A module that exports the registry's entry of a file. */
function moduleOf(place: number, exported: readonly string[]): string {
  const plain = exported.filter((name) => !RESERVED.test(name));
  const others = exported.filter((name) => RESERVED.test(name));
  const named = others.map((name) => `const ${name}_=${REGISTRY}[${place}].${name};export{${name}_ as ${name}};`);
  return `data:text/javascript,${named.join('')}export const{${plain.join()}}=${REGISTRY}[${place}]`;
}

/** The body of a function that runs a file and returns its exports. */
function scoped({ address, code }: ScriptFile, places: ReadonlyMap<string, number>) {
  const edits: Edit[] = [];
  const exported: string[] = [];
  const { body } = parseAst(code) as unknown as { readonly body: readonly Syntax[] };
  for (const part of body) {
    const { type, start, end } = part;
    if (type === 'ImportDeclaration') edits.push({ start, end, text: readOf(part, address, places) });
    else if (type === 'ExportNamedDeclaration' && !part.source && !part.declaration) {
      const names = specifiersOf(part).map(({ exported: { name }, local }) => ({ name, local: local.name }));
      exported.push(...names.map(({ name }) => name));
      edits.push({ start, end, text: `return{${names.map(({ name, local }) => `${name}:${local}`).join()}};` });
    } else if (type.startsWith('Export')) throw new Error(`${address}: ${type} cannot stand in a document`);
    else visit(part, (inner) => edits.push(...deferredImport(inner, code, address)));
  }
  return { code: edited(code, edits), exported };
}

type Specifier = { type: string; imported?: { name: string }; exported: { name: string }; local: { name: string } };

function specifiersOf(part: Syntax): readonly Specifier[] {
  return part.specifiers as readonly Specifier[];
}

function readOf(part: Syntax, address: string, places: ReadonlyMap<string, number>): string {
  const from = beside(address, (part.source as { readonly value: string }).value);
  const place = places.get(from);
  if (place === undefined) throw new Error(`${address} imports ${from}, which is not in the document before it`);
  const names = specifiersOf(part).map(({ type, imported, local }) => {
    if (type !== 'ImportSpecifier' || !imported) throw new Error(`${address}: ${type} cannot stand in a document`);
    return `${imported.name}:${local.name}`;
  });
  return names.length > 0 ? `const{${names.join()}}=${REGISTRY}[${place}];` : '';
}

/** Dynamic imports are relative to their file; in a document they need an absolute path. */
function deferredImport(node: Syntax, code: string, address: string): Edit[] {
  if (node.type === 'MetaProperty') throw new Error(`${address} asks for its own address, and has none in a document`);
  if (node.type !== 'ImportExpression') return [];
  const { start, end } = node.source as Syntax;
  return [{ start, end, text: JSON.stringify(beside(address, code.slice(start + 1, end - 1))) }];
}

function beside(address: string, specifier: string): string {
  return new URL(specifier, new URL(address, 'https://files.invalid')).pathname;
}

function visit(node: Syntax, on: (node: Syntax) => void): void {
  on(node);
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (inner !== null && typeof inner === 'object' && typeof (inner as Syntax).type === 'string')
        visit(inner as Syntax, on);
    }
  }
}

function edited(code: string, edits: readonly Edit[]): string {
  let text = '';
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return text + code.slice(done);
}
