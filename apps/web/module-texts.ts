import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** A declaration or statement of a module, as far as it leads to messages. */
export type Piece = {
  /** Strings that may be ids. */
  readonly texts: Set<string>;
  /** Templates that may be: their fixed parts. */
  readonly templates: Set<string>;
  readonly uses: Use[];
};
export type Use = {
  /** A local name, or for `late` the file that is imported at run time. */
  readonly of: string;
  readonly as: 'value' | 'element' | 'late';
  /** It stands in an element that fetches the messages of what it shows. */
  readonly fetched: boolean;
};
export type Module = {
  readonly own: ReadonlyMap<string, Piece>;
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  readonly exports: ReadonlySet<string>;
  /** Runs when the module is imported. */
  readonly effects: readonly Piece[];
  /** The messages of parts that load late: `shared` with the page, for the server renders the part too, or it is a `lateScreen`. */
  readonly late: 'shared' | 'fetched' | 'none';
};
type Syntax = { readonly type: string } & Readonly<Record<string, unknown>>;

/** All exports of a module. */
export const ALL = '*';
/** Elements that fetch the messages of what they show. */
const FETCHING = /^(?:(?:With)?DeferredMessages|Verification)$/;
const SHARING = /import\.meta\.env\.SSR\s*\?\s*\(?await |\blateScreen\b/;
const FETCHED = /\b(?:deferredMessages|loadMessages)\(|<(?:(?:With)?DeferredMessages>|DeferredPanel\b|ChangeRow\b)/;
const ID = /^[a-z]\w*(?:\.[\w-]+)+$/i;

const known = new Map<string, Module>();

/**
 * What a module of the pages leads to in a browser, by its declarations.
 * @throws {Error} for exports that are not declarations
 */
export function moduleTexts(file: string): Module {
  const kept = known.get(file) ?? read(file);
  known.set(file, kept);
  return kept;
}

function read(file: string): Module {
  const code = readFileSync(file, 'utf8');
  const own = new Map<string, Piece>();
  const imports = new Map<string, { file: string; name: string }>();
  const exports = new Set<string>();
  const effects: Piece[] = [];
  for (const statement of parseSync(file, code).program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const [local, name] of importedBy(statement)) imports.set(local, { file: beside(file, statement), name });
      continue;
    }
    const declarations = declarationsOf(statement, file);
    if (!declarations) effects.push(pieceOf(statement, file));
    for (const [name, declaration] of declarations ?? []) {
      own.set(name, pieceOf(declaration, file));
      if (statement.type === 'ExportNamedDeclaration') exports.add(name);
    }
  }
  const late = SHARING.test(code) ? 'shared' : FETCHED.test(code) ? 'fetched' : 'none';
  return { own, imports, exports, effects, late };
}

/** Only files of our own, and no types. */
function importedBy({ source, importKind, specifiers }: ESTree.ImportDeclaration): [local: string, name: string][] {
  if (importKind === 'type' || !/^\..*\.tsx?$/.test(source.value)) return [];
  return specifiers.map((one) => [
    one.local.name,
    one.type === 'ImportSpecifier' && 'name' in one.imported ? one.imported.name : ALL,
  ]);
}

function beside(file: string, { source }: { source: unknown }): string {
  return join(dirname(file), String((source as Syntax).value));
}

/** By each name that they declare; undefined: the statement declares nothing. */
function declarationsOf(statement: ESTree.Program['body'][number], file: string) {
  const isExport = /^Export/.test(statement.type);
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type.startsWith('TS') || (isExport && 'exportKind' in statement && statement.exportKind === 'type'))
    return [];
  if (declared?.type === 'VariableDeclaration')
    return declared.declarations.flatMap((one) => namesIn(one.id).map((name) => [name, one] as const));
  if (declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration')
    return namesIn(declared.id).map((name) => [name, declared] as const);
  if (isExport) throw new Error(`${file}: an export that is no declaration`);
  return undefined;
}

function namesIn(pattern: unknown): string[] {
  if (!isSyntax(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  return Object.values(pattern).flat().flatMap(namesIn);
}

function pieceOf(node: unknown, file: string): Piece {
  const piece: Piece = { texts: new Set(), templates: new Set(), uses: [] };
  collect(node as Syntax, file, piece, false);
  return piece;
}

function collect(node: Syntax, file: string, piece: Piece, around: boolean): void {
  const { type, name, value } = node;
  const fetched = around || (type === 'JSXElement' && FETCHING.test(elementName(node)));
  if (type === 'Literal' && ID.test(String(value))) piece.texts.add(String(value));
  if (type === 'TemplateLiteral') piece.templates.add(fixedParts(node));
  if (type === 'Identifier') piece.uses.push({ of: String(name), as: 'value', fetched });
  if (type === 'JSXIdentifier') piece.uses.push({ of: String(name), as: 'element', fetched });
  if (type === 'ImportExpression')
    piece.uses.push({ of: beside(file, node as { source: unknown } & Syntax), as: 'late', fetched });
  for (const part of partsOf(node)) collect(part, file, piece, fetched);
}

/** Separated by null characters. */
function fixedParts({ quasis }: Syntax): string {
  return (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('\0');
}

function elementName({ openingElement }: Syntax): string {
  return String(((openingElement as Syntax).name as Syntax).name);
}

/** What runs in browsers: no types, nothing for the server alone, no names of properties. */
function partsOf(node: Syntax): Syntax[] {
  const { computed, key, value, object, expression, test, alternate } = node;
  const isOnServer = isSyntax(test) && (test.property as { name?: unknown } | undefined)?.name === 'SSR';
  const parts = () => {
    if (node.type.startsWith('TS')) return [expression];
    if (node.type === 'MemberExpression' && !computed) return [object];
    if (node.type === 'Property' && !computed && (key as Syntax).type === 'Identifier') return [value];
    return node.type === 'ConditionalExpression' && isOnServer ? [alternate] : Object.values(node).flat();
  };
  return parts().filter(isSyntax);
}

function isSyntax(part: unknown): part is Syntax {
  return typeof part === 'object' && part !== null && typeof (part as Syntax).type === 'string';
}
