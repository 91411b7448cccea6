/** A piece of TypeScript: enough of it to find titles and comments without a compiler. */
export type Token = {
  readonly kind: 'comment' | 'text' | 'word' | 'sign';
  /** Of a string, the part between its quotes; of a comment, all of it. */
  readonly text: string;
};

/** One alternative for each kind, tried in this order at every place. */
const piece = new RegExp(
  [
    String.raw`(?<comment>//[^\n]*|/\*[\s\S]*?\*/)`,
    String.raw`'(?<single>(?:[^'\\\n]|\\[\s\S])*)'`,
    String.raw`"(?<double>(?:[^"\\\n]|\\[\s\S])*)"`,
    String.raw`(?<word>[A-Za-z_$][\w$]*|\d[\w.]*)`,
    String.raw`(?<sign>\S)`,
  ].join('|'),
  'y',
);
const regexLiteral = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
/** After these a slash begins a regular expression, not a division. */
const beforeRegex = /^(?:[([{,;:=!&|?+\-*%~^<>]|return|typeof|case|of|in)$/;

/**
 * Cuts a source into comments, texts, words and signs. A template is one text; what its `${}` hold is left out.
 * Text between JSX tags may hold a stray quote: one that does not close on its line is a sign.
 */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let last = '(';
  while (at < source.length) {
    if (/\s/.test(source[at] as string)) {
      at++;
      continue;
    }
    if (source[at] === '`') {
      const template = readTemplate(source, at);
      tokens.push({ kind: 'text', text: template.text });
      at = template.end;
      last = 'text';
      continue;
    }
    const regex = beforeRegex.test(last) ? match(regexLiteral, source, at) : undefined;
    if (regex) {
      at += regex[0].length;
      last = 'regex';
      continue;
    }
    const found = match(piece, source, at) as RegExpExecArray;
    const { comment, single, double, word } = found.groups ?? {};
    const text = comment ?? single ?? double ?? word ?? found[0];
    const quoted = single !== undefined || double !== undefined;
    tokens.push({ kind: comment ? 'comment' : quoted ? 'text' : word ? 'word' : 'sign', text });
    if (!comment) last = quoted ? 'text' : text;
    at += found[0].length;
  }
  return tokens;
}

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source) ?? undefined;
}

/** Reads the template that begins at `start`; `end` is behind it. */
function readTemplate(source: string, start: number): { text: string; end: number } {
  let text = '';
  let at = start + 1;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') {
      text += source.slice(at, at + 2);
      at += 2;
    } else if (source.startsWith('${', at)) {
      text += '…';
      at = endOfBraces(source, at + 2) + 1;
    } else {
      text += source[at++];
    }
  }
  return { text, end: at + 1 };
}

/** Where the brace closes that was opened before `start`; braces in texts within do not count. */
function endOfBraces(source: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < source.length; at++) {
    const sign = source[at] as string;
    if (sign === '`') at = readTemplate(source, at).end - 1;
    else if (sign === "'" || sign === '"') at = Math.max(at, source.indexOf(sign, at + 1));
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) break;
  }
  return at;
}
