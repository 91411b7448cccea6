import type { TelegramTask } from '@gatehouse/contract/telegram/tasks';
import { numberTag } from '@gatehouse/rules/site/number-tag';
import { usePage } from '../../shell/page-context.tsx';

/** Writes an amount in the reader's language, with its currency behind it: a coin has no sign of its own. */
export function useReward(): (reward: TelegramTask['reward']) => string {
  const { language } = usePage();
  const format = new Intl.NumberFormat(numberTag(language.tag), { maximumFractionDigits: 18 });
  return ({ amount, currency }) => {
    // As text: a coin has more digits than a number.
    const number = /^\d{1,30}(?:\.\d{1,18})?$/.test(amount)
      ? format.format(amount as Intl.StringNumericLiteral)
      : amount;
    return `${number} ${currency}`;
  };
}
