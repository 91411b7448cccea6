import { lostItemCancel, lostItemList } from '@gatehouse/contract/recovery/account-recovery';
import { platformHere } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { worded } from '../forms/localize-answer.ts';

export function list(page: PageFrame) {
  return platformHere(page).ask(lostItemList);
}

export function cancel(page: PageFrame, uuid: string) {
  return worded(page, platformHere(page).ask(lostItemCancel, { uuid }));
}
