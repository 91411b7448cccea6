/**
 * `npm run dev`: the product in development, on PORT. Vite, which lives here, updates open pages when a view or a style is saved;
 * the server's process is another, and starts again when one of its sources is saved.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { styleText } from 'node:util';
import { DEVELOPMENT_BASE, DEVELOPMENT_PARTS, pageOfSheet } from '@gatehouse/web/development-addresses';
import { type Change, developmentSheet, openVite } from '@gatehouse/web/development-vite';
import { copyFlags } from '@gatehouse/web/flag-files';
import { writeWorld } from '@gatehouse/web/world-file';
import type { Problem } from '../server/develop.ts';
import { passOn } from './develop-pass.ts';
import { developServer } from './develop-server.ts';
import { ROOT } from './step.ts';

const PORT = Number(process.env.PORT || 3000);
const CACHE = path.join(ROOT, '.cache/develop');
const FOLDER = path.join(CACHE, 'files');
/** Several files are often saved at once. */
const GATHER_MS = 30;
const OF_SERVER =
  /^(?:server|apps\/identity|apps\/telegram|apps\/web\/server|packages)\/|^apps\/web\/pages\/[^/]+\/page\.ts$/;
const OF_TESTS = /\.test\.tsx?$|-fixture\.tsx?$|\.md$/;

process.env.NODE_ENV = 'development';
process.env.DEMO_COUNTRY ??= 'BR';

let problem: Problem | undefined;
let hasViews = false;
let gathering: NodeJS.Timeout | undefined;
let changedAt = 0;
let taking: Promise<void> = Promise.resolve();

mkdirSync(FOLDER, { recursive: true });
copyFlags(FOLDER);
writeWorld(FOLDER);
copyFileSync(path.join(ROOT, 'apps/web/public/favicon.svg'), path.join(FOLDER, 'favicon.svg'));

const front = createServer((request, response) => void answer(request, response));
const vite = await openVite({ server: front, cacheDir: path.join(CACHE, 'vite'), isOfServer, onChange, onError: tell });
const pages = vite.environments.client.hot;
const server = developServer({
  folder: FOLDER,
  invoke: (data) =>
    vite.environments.ssr.hot.handleInvoke(data as Parameters<typeof vite.environments.ssr.hot.handleInvoke>[0]),
  onOpen(wrong) {
    problem = undefined;
    hasViews = !wrong;
    if (changedAt > 0) say(`The server has started again (${Math.round(performance.now() - changedAt)} ms)`);
    if (wrong) tell(wrong);
    else pages.send({ type: 'full-reload' });
  },
  // The process has written it itself.
  onProblem: show,
});
// A page that connects while there is an error gets it as well.
vite.ws.on('connection', () => problem && show(problem));

function isOfServer(file: string): boolean {
  return !OF_TESTS.test(file) && (OF_SERVER.test(file) || server.runs(path.join(ROOT, file)));
}

function onChange({ file, views, isInBrowsers }: Change): void {
  if (OF_TESTS.test(file)) return;
  if (isOfServer(file)) {
    clearTimeout(gathering);
    gathering = setTimeout(() => {
      changedAt = performance.now();
      server.restart();
    }, GATHER_MS);
    return;
  }
  taking = taking.then(() => takeIn(views, isInBrowsers));
}

async function takeIn(views: readonly string[], isInBrowsers: boolean): Promise<void> {
  const wrong = await server.takeIn(views);
  problem = undefined;
  if (wrong) tell(wrong);
  else if (isInBrowsers && hasViews) pages.send('gatehouse:views');
  else pages.send({ type: 'full-reload' });
  hasViews ||= !wrong;
}

/** Here and in the open pages. The same mistake comes from the views and from the pages: it is written once. */
function tell(wrong: Problem | Error): void {
  const { message, stack = '', ...details } = wrong as Problem;
  if (problem?.message !== message) say(`${styleText('red', message)}\n${details.frame ?? stack}`);
  show({ ...details, message, stack });
}

function show(wrong: Problem): void {
  problem = wrong;
  pages.send({ type: 'error', err: wrong });
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '' } = request;
  const page = pageOfSheet(url);
  if (page) {
    const sheet = await developmentSheet(vite, page).catch(() => '');
    response.writeHead(200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' }).end(sheet);
  } else if (url.startsWith(DEVELOPMENT_BASE) && !url.startsWith(DEVELOPMENT_PARTS)) {
    vite.middlewares(request, response, () => response.writeHead(404).end());
  } else {
    await taking;
    const port = await server.port();
    if (port && hasViews) passOn(request, response, port);
    else answerProblem(response);
  }
}

/** Vite's client shows the problem, and reloads the page once there is a server. */
function answerProblem(response: ServerResponse): void {
  const script = `<script type="module" src="${DEVELOPMENT_BASE}@vite/client"></script>`;
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(
    `<!doctype html><html lang="en"><title>Gatehouse</title>${script}<p>The server did not start.</p></html>`,
  );
}

async function close(): Promise<void> {
  front.close();
  await Promise.all([server.close(), vite.close()]);
  process.exit(0);
}

front.once('error', (error: NodeJS.ErrnoException) => {
  say(
    error.code === 'EADDRINUSE'
      ? `Port ${PORT} is in use. Choose another: PORT=3100 MANAGEMENT_PORT=3101 npm run dev`
      : String(error),
  );
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void close());
// Vite serves every source file, so only to this machine.
front.listen(PORT, '127.0.0.1', () => server.restart());
