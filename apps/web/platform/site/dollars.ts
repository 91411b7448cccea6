import { numberTag } from '@gatehouse/rules/site/number-tag';
/** Formats US dollars in a language, without cents where they are zero. */
export function dollars(tag: string, amount: number): string {
  const style = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(numberTag(tag), style).format(amount);
}
