/** Isolate a value's direction within a text (Unicode: first strong isolate, and its end). */
const [ISOLATE, END] = ['\u2068', '\u2069'];

/**
 * A value as one line. A line break in a subject would begin a header of its own; in an SMS it would move its last line.
 * Characters that turn the direction of a text are left out: they could show a host in an order that it has not.
 */
export function oneLine(value: string): string {
  return value
    .toWellFormed()
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** Every text of `values` as one line. */
export function oneLineEach<Shape extends object>(values: Shape): Shape {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? oneLine(value) : value,
  ]);
  return Object.fromEntries(entries) as Shape;
}

/** The value within isolates; nothing in it can end them, because it is one line. */
export function isolated(value: string): string {
  return `${ISOLATE}${oneLine(value)}${END}`;
}

export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}

/** Each isolated value in `<bdi>`, in a text that is escaped already. */
export function isolatesAsHtml(escaped: string): string {
  return withoutIsolates(escaped.replace(/\u2068([^\u2068\u2069]*)\u2069/g, '<bdi>$1</bdi>'));
}
