/** `npm start`: installs, builds and serves; every phase only when it is needed. */
import { become } from './become.mjs';
import { prepare } from './bootstrap.mjs';
import { SERVER_COMMAND } from './built.mjs';

// Who tries the product out sees what shows in known countries only; production does not read it.
process.env.DEMO_COUNTRY ??= 'BR';
const node = await prepare({ build: true });
become(node, [...SERVER_COMMAND, ...process.argv.slice(2)]);
