import { WALL_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';
import { loadWall, type WallData } from './load.ts';

/** REGION-08: shown by the server before a page for users whose verified country belongs to another site. */
export const page: PageDefinition<WallData> = {
  paths: [WALL_PATH],
  title: 'page.wall',
  audience: 'user',
  load: loadWall,
};
