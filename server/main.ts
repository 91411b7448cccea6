import { styleText } from 'node:util';
import { BrandError, loadBrand } from '@gatehouse/brand/load-brand';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { type Gatehouse, openGatehouse } from './gatehouse.ts';
import { welcome } from './welcome.ts';

const GRACE_MS = 10_000;
const SAME_SIGNAL_MS = 1_000;

/** Starts everything, says where it is, and closes it again when asked to stop. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const brand = loadBrand({ file: environment.brandFile, port: environment.port });
  const gatehouse = await openGatehouse(environment, brand);
  process.stdout.write(welcome(environment, brand));
  closeOnSignals(gatehouse);
}

function closeOnSignals(gatehouse: Gatehouse): void {
  let closingSince: number | undefined;
  const close = async () => {
    if (closingSince !== undefined) {
      // Ctrl-C may arrive twice at once: from the terminal and from the start script.
      if (Date.now() - closingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    closingSince = Date.now();
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await gatehouse.close();
    process.exit(0);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
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

main().catch((error: unknown) => {
  process.stderr.write(`${styleText('red', 'Gatehouse did not start.')} ${explain(error)}\n`);
  process.exit(1);
});
