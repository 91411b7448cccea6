import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** Another company's host: it serves scripts, and remembers who asked for what. */
export type ScriptPeer = {
  readonly origin: string;
  /** Paths asked for since the last `forget`, in order. */
  readonly asked: () => readonly string[];
  readonly forget: () => void;
  /** For BRAND_FILE: the default brand with this peer's scripts. */
  readonly brandFile: string;
  readonly close: () => void;
};

const SCRIPTS = [
  ['header', 'header', 'necessary'],
  ['prints', 'fingerprint', 'functional'],
  ['banner', 'app-banner', 'functional'],
  ['counter', 'analytics', 'analytics'],
  ['campaign', 'tag', 'marketing'],
  ['gone', 'header', 'marketing'],
] as const;

export async function openScriptPeer(): Promise<ScriptPeer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let asked: string[] = [];
  const server = createServer(({ url = '/' }, answer) => {
    asked.push(url);
    const id = /^\/(\w+)\.js$/.exec(url)?.[1];
    if (!id || id === 'gone') return answer.writeHead(id ? 404 : 204, { 'access-control-allow-origin': '*' }).end();
    return answer.writeHead(200, { 'content-type': 'text/javascript' }).end(leaving(id, origin));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const brandFile = join(mkdtempSync(join(tmpdir(), 'gatehouse-brand-')), 'brand.json');
  const scripts = SCRIPTS.map(([id, kind, purpose]) => {
    return { id, kind, purpose, src: `${origin}/${id}.js`, connect: [origin], stores: [`_${id}*`] };
  });
  writeFileSync(brandFile, JSON.stringify({ scripts }));
  return {
    ...{ origin, brandFile },
    asked: () => asked,
    forget() {
      asked = [];
    },
    close: () => server.close(),
  };
}

/** What such scripts do: a cookie, storage of both kinds, a call home, and once more as the page ends. */
function leaving(id: string, origin: string): string {
  return `(() => {
    const leave = (name) => { document.cookie = name + '=1; Path=/; Max-Age=9999'; localStorage.setItem(name, '1'); };
    leave('_${id}');
    sessionStorage.setItem('_${id}', '1');
    addEventListener('pagehide', () => leave('_${id}_late'));
    fetch('${origin}/collect?${id}');
    new Image().src = '${origin}/pixel?${id}';
  })();`;
}
