import type { PageDefinition } from '../page.ts';

/** SHELL-13: how to contact support. */
export const page: PageDefinition = {
  paths: ['/help-center/s/webform'],
  title: 'page.help',
  description: 'page.help.description',
  audience: 'anyone',
  index: true,
};
