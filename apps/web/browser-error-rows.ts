import type { Plugin } from 'vite';

const TABLES = /\/contract\/src\/errors\/[\w-]+-errors\.ts$/;
/** Properties of a row that only servers and documents read. */
const FOR_SERVERS: ReadonlySet<string> = new Set(['means', 'message', 'status', 'field', 'ids']);

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Strips meanings and API messages from the tables of error codes for browsers. */
export function browserErrorRows(): Plugin {
  return {
    name: 'gatehouse-browser-error-rows',
    transform(code, id) {
      if (!TABLES.test(id)) return undefined;
      return without(code, serverProperties(this.parse(code) as unknown as Node));
    },
  };
}

function serverProperties(node: Node, inside: Node[] = []): Node[] {
  for (const child of Object.values(node).flat()) {
    if (!isNode(child)) continue;
    const { name } = (child.key ?? {}) as { name?: string };
    if (child.type === 'Property' && name && FOR_SERVERS.has(name)) inside.push(child);
    else serverProperties(child, inside);
  }
  return inside;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function without(code: string, nodes: readonly Node[]): string {
  let text = '';
  let at = 0;
  for (const { start, end } of nodes) {
    text += code.slice(at, start);
    at = end + (code.slice(end).match(/^\s*,/)?.[0].length ?? 0);
  }
  return text + code.slice(at);
}
