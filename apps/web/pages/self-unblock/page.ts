import { SELF_UNBLOCK_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/** BAN-02: `fromScene=login` follows a refused login. */
export const page: PageDefinition = {
  paths: [SELF_UNBLOCK_PATH],
  title: 'page.selfUnblock',
  description: 'page.selfUnblock.description',
  errors: ['7001', '70004', '31018'],
  audience: 'anyone',
  asksCaptcha: true,
  variants: { fromScene: ['login'] },
};
