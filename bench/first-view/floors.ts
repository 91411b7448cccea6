import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { FloorForm } from './floor-form.ts';
import type { StoredFile } from './front.ts';

export type Floors = {
  /** A form without any script: how soon something can be painted at all. */
  readonly static: ReadonlyMap<string, StoredFile>;
  /** The same form, rendered and hydrated by React and nothing else: how soon a form of React can be live at all. */
  readonly react: ReadonlyMap<string, StoredFile>;
};

const WEB = fileURLToPath(new URL('../../apps/web/', import.meta.url));
const CLIENT = fileURLToPath(import.meta.resolve('./floor-client.ts'));
const STYLES = `*{box-sizing:border-box}
body{margin:0;background:#f5f6f8;color:#15181d;font:16px/1.5 system-ui,sans-serif}
main{max-width:25rem;margin:4rem auto;padding:2rem;border-radius:12px;background:#fff}
h1{margin:0 0 1.5rem;font-size:1.5rem}
label{display:block;margin:0 0 1rem;font-weight:600}
input,button{display:block;width:100%;height:3rem;border-radius:8px;font:inherit}
input{margin:.25rem 0 0;padding:0 .75rem;border:1px solid #6b7280}
button{border:0;background:#1d4ed8;color:#fff;font-weight:600}
a{display:inline-block;padding:.75rem 0;color:#1d4ed8}`;

/** Builds both, with the React and the bundler that the product is built with. */
export async function buildFloors(): Promise<Floors> {
  const form = renderToString(createElement(FloorForm));
  const script: StoredFile = { type: 'text/javascript; charset=utf-8', body: Buffer.from(await clientScript()) };
  return {
    static: new Map([['/', document(form, '')]]),
    react: new Map([
      ['/', document(form, '<script type="module" src="/app.js"></script>')],
      ['/app.js', script],
    ]),
  };
}

function document(form: string, script: string): StoredFile {
  const head = [
    '<meta charset="utf-8"><title>Log in</title><meta name="description" content="Log in to your account">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">',
    `<style>${STYLES}</style>${script}`,
  ];
  const html = `<!doctype html><html lang="en"><head>${head.join('')}</head><body><div id="root">${form}</div></body></html>`;
  return { type: 'text/html; charset=utf-8', body: Buffer.from(html) };
}

async function clientScript(): Promise<string> {
  const { NODE_ENV } = process.env;
  try {
    const result = await build({
      // React as the web app has it, whatever else is installed.
      root: WEB,
      resolve: { dedupe: ['react', 'react-dom'] },
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: { input: CLIENT, output: { codeSplitting: false } },
      },
    });
    const [first] = Array.isArray(result) ? result : [result];
    const script = first && 'output' in first ? first.output[0] : undefined;
    if (!script) throw new Error('Vite built nothing of the floor');
    return script.code;
  } finally {
    // Vite sets it, and what this process starts afterwards would be in production.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
