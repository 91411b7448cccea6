/** `node scripts/run.mjs FILE [arguments]`: runs FILE with Node 24 and the installed packages. */
import { become } from './become.mjs';
import { prepare } from './bootstrap.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Usage: node scripts/run.mjs FILE [arguments]\n');
  process.exit(2);
}
become(await prepare({ build: false }), [file, ...args]);
