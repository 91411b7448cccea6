import { sessionlessPaths } from '@gatehouse/rules/access';
import type { PageDefinition } from '../page.ts';

/** SHELL-10: for people who cannot log in, or should not have to. */
export const page: PageDefinition = {
  paths: sessionlessPaths,
  title: 'page.accountHelp',
  description: 'page.accountHelp.description',
  words: ['accountHelp.'],
  audience: 'anyone',
};
