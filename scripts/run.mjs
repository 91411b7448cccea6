/**
 * `node scripts/run.mjs [--built] FILE [arguments]`: runs FILE with Node 24 and the installed packages; with `--built`
 * after building the pages, where their sources changed.
 */
import { become } from './become.mjs';
import { prepare } from './bootstrap.mjs';

const build = process.argv[2] === '--built';
const [file, ...args] = process.argv.slice(build ? 3 : 2);
if (!file) {
  process.stderr.write('Usage: node scripts/run.mjs [--built] FILE [arguments]\n');
  process.exit(2);
}
become(await prepare({ build }), [file, ...args]);
