/** `npm start`: installs, builds and serves; every phase only when it is needed. */
import path from 'node:path';
import { become } from './become.mjs';
import { prepare, root } from './bootstrap.mjs';

const node = await prepare({ build: true });
become(node, [path.join(root, 'server', 'main.ts'), ...process.argv.slice(2)]);
