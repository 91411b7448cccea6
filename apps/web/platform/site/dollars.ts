/** An amount of US dollars as people write it in a language, without cents where there are none. */
export function dollars(tag: string, amount: number): string {
  const style = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(tag, style).format(amount);
}
