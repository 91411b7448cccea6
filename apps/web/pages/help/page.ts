import type { PageDefinition } from '../page.ts';

/** SHELL-13: the way to a person. */
export const page: PageDefinition = {
  paths: ['/help-center/s/webform'],
  title: 'page.help',
  description: 'page.help.description',
  words: ['help.'],
  audience: 'anyone',
  index: true,
};
