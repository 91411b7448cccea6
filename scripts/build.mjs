/** `npm run build`: builds the pages when their sources changed. */
import { prepare } from './bootstrap.mjs';

await prepare({ build: true });
