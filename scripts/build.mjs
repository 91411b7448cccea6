/** `npm run build`: builds the pages and the server when their sources changed. */
import { prepare } from './bootstrap.mjs';

await prepare({ build: true });
