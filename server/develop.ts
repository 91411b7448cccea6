/**
 * The server's process of `npm run dev`, which starts it (`scripts/develop.ts`): the product from its sources, with views from
 * the Vite of that process. It loads everything and opens on a message; until then the process before it keeps serving.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** An error as Vite's overlay shows it. */
export type Problem = { readonly message: string; readonly stack: string; readonly [detail: string]: unknown };

/** Messages that this process sends. */
export type FromServer =
  | { readonly type: 'invoke'; readonly id: number; readonly data: unknown }
  | { readonly type: 'loaded' }
  | {
      readonly type: 'open';
      readonly port: number;
      readonly sources: readonly string[];
      /** The modules of packages that the sources import, as URLs. */
      readonly packages: readonly string[];
      readonly problem: Problem | undefined;
    }
  | { readonly type: 'taken'; readonly id: number; readonly problem: Problem | undefined };

/** Messages that this process receives. */
export type ToServer =
  | { readonly type: 'invoked'; readonly id: number; readonly answer: { result: unknown } | { error: unknown } }
  | { readonly type: 'prepare'; readonly packages: readonly string[] }
  | { readonly type: 'load' }
  | { readonly type: 'open' }
  | { readonly type: 'take'; readonly id: number; readonly files: readonly string[] };

const [folder = '', again] = process.argv.slice(2);
const sources = new Set<string>();
const packages = new Set<string>();
const isOfPackage = (url: string) => url.includes('/node_modules/');
module.registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (!found.url.startsWith('file:')) return found;
    if (!isOfPackage(found.url)) sources.add(fileURLToPath(found.url));
    else if (context.parentURL && !isOfPackage(context.parentURL)) packages.add(found.url);
    return found;
  },
});

const answers = new Map<number, (answer: { result: unknown } | { error: unknown }) => void>();
let asked = 0;
const mayLoad = Promise.withResolvers<void>();
const mayOpen = Promise.withResolvers<void>();
let onTake: (message: ToServer & { readonly type: 'take' }) => void = () => {};

process.on('message', (message: ToServer) => {
  if (message.type === 'prepare') void prepare(message.packages);
  else if (message.type === 'load') mayLoad.resolve();
  else if (message.type === 'open') mayOpen.resolve();
  else if (message.type === 'take') onTake(message);
  else answers.get(message.id)?.(message.answer);
});
// Nobody is there any more who could stop this process.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

function tell(message: FromServer): void {
  process.send?.(message);
}

function invoke(data: unknown): Promise<{ result: unknown } | { error: unknown }> {
  asked += 1;
  const id = asked;
  return new Promise((resolve) => {
    answers.set(id, (answer) => {
      answers.delete(id);
      resolve(answer);
    });
    tell({ type: 'invoke', id, data });
  });
}

/** Without the colours of a terminal, which a page shows as letters. */
function problemOf(error: unknown): Problem {
  const { message, stack = '', id, frame, plugin, loc } = error as Error & Record<string, unknown>;
  const plain = (text: unknown) => (typeof text === 'string' ? stripVTControlCharacters(text) : text);
  return {
    message: stripVTControlCharacters(message),
    stack: stripVTControlCharacters(stack),
    id,
    frame: plain(frame),
    plugin,
    loc,
  };
}

/** Loads what does not change when a source is saved. What fails here fails again, and is reported, where a source imports it. */
async function prepare(urls: readonly string[]): Promise<void> {
  for (const url of urls) await import(url).catch(() => undefined);
}

await mayLoad.promise;
const loading = import('@gatehouse/web/server/document/development-bundle');
const { start } = await import('./main.ts');
const { openGatehouse } = await import('./gatehouse.ts');
const { developmentBundle } = await loading;
const { bundle, takeIn } = developmentBundle(folder, invoke);
const taken = (files: readonly string[]) => takeIn(files).then(() => undefined, problemOf);
// Vite works in its process while this one opens.
const first = taken([]);
onTake = async ({ id, files }) => tell({ type: 'taken', id, problem: await taken(files) });
tell({ type: 'loaded' });
await mayOpen.promise;
start({
  async open(environment, brand) {
    // At any port: the process before this one passes on what comes to PORT.
    const trustProxy = [...environment.trustProxy, 'loopback'];
    const gatehouse = await openGatehouse({ ...environment, trustProxy }, brand, bundle, 0);
    const { port } = gatehouse.web.server.address() as { port: number };
    tell({ type: 'open', port, sources: [...sources], packages: [...packages], problem: await first });
    // The next one, which may come before this one ends, is to find its scripts compiled.
    module.flushCompileCache();
    return gatehouse;
  },
  ...(again ? { say: () => '' } : {}),
});
