import { formatTag } from '@gatehouse/rules/site/format-tag';
/** Formats US dollars in a language, without cents where they are zero. */
export function dollars(tag: string, amount: number): string {
  const style = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(formatTag(tag), style).format(amount);
}
