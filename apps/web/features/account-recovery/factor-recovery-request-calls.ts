import { factorRecoveryCancel, factorRecoveryList } from '@gatehouse/contract/recovery/account-recovery';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';

export function list(page: PageFrame) {
  return getPlatform(page).ask(factorRecoveryList);
}

export function cancel(page: PageFrame, uuid: string) {
  return localizeAnswer(page, getPlatform(page).ask(factorRecoveryCancel, { uuid }));
}
