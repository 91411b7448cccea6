import { contentKinds } from '@gatehouse/rules/site/content-kinds';
import type { PageDefinition } from '../page.ts';

/** SITE-03: shown on a content host until the operator publishes there. */
export const page: PageDefinition = {
  paths: contentKinds.map((kind) => `/${kind}`),
  title: 'page.content',
  audience: 'anyone',
};
