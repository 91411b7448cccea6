import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import './node-version.ts';
import { styleText } from 'node:util';
import { BrandError, loadBrand } from '@gatehouse/brand/load-brand';
import { safeError } from '@gatehouse/identity/http/envelope';
import type { Brand } from '@gatehouse/rules/site/brand';
import { brandWordsProblems } from '@gatehouse/words/brand-words';
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts';
import { type Gatehouse, openGatehouse } from './gatehouse.ts';
import { createStop } from './stop.ts';
import { welcome } from './welcome.ts';

const SAME_SIGNAL_MS = 1_000;

type Stop = ReturnType<typeof createStop>;

export type StartOptions = {
  readonly open?: (environment: Environment, brand: Brand) => Promise<Gatehouse>;
  /** What is printed once it is open. */
  readonly say?: typeof welcome;
};

/** Starts everything, says where it is, and closes it again when asked to stop. */
async function main({ open = openGatehouse, say = welcome }: StartOptions): Promise<void> {
  const environment = readEnvironment(process.env);
  const brand = loadBrand({ file: environment.brandFile, port: environment.port, check: brandWordsProblems });
  const gatehouse = await open(environment, brand);
  const { drain, close, logger } = gatehouse;
  const { drainMs } = environment;
  const stop = createStop({ drainMs, drain, close, exit: (exitCode) => process.exit(exitCode) });
  stopOnSignals(stop);
  stopOnUnexpected(stop, logger);
  collectAfterStart();
  // Last: the reader of this line may stop the process at once.
  process.stdout.write(say(environment, brand));
}

/** Nobody knows what state the process is in: it serves on while others take over, and ends as a failure. */
function stopOnUnexpected(stop: Stop, logger: Gatehouse['logger']): void {
  const onUnexpected = (error: unknown) => {
    logger.fatal({ error: safeError(error) }, 'An unexpected error; the process stops');
    stop(1);
  };
  process.on('uncaughtException', onUnexpected);
  process.on('unhandledRejection', onUnexpected);
}

/** A second signal ends it at once. */
function stopOnSignals(stop: Stop): void {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    // Ctrl-C may arrive twice at once: from the terminal and from the start script.
    if (stoppingSince !== undefined && performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
    stoppingSince ??= performance.now();
    stop(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

function explain(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof BrandError) return error.message;
  const { code, port, syscall } = error as { code?: string; port?: number; syscall?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or choose another: PORT=3100 MANAGEMENT_PORT=3101 npm start`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} needs rights that this user has not. Choose one above 1023: PORT=3000 npm start`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Starts the product; says why and ends the process where it cannot. */
export function start(options: StartOptions = {}): void {
  main(options).catch((error: unknown) => {
    process.stderr.write(`${styleText('red', 'Gatehouse did not start.')} ${explain(error)}\n`);
    process.exit(1);
  });
}

if (import.meta.main) start();

/** Usually nothing of the start is under way by then. */
const SETTLED_MS = 3_000;

/** What a start leaves behind goes once it is over: V8 itself would keep it until the heap is full (decision 37). */
export function collectAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
  }, SETTLED_MS).unref();
}
