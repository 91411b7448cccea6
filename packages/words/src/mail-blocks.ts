/** One paragraph of a mail, the same in plain text and in HTML. */
export type MailBlock =
  | { readonly kind: 'heading' | 'subheading' | 'text' | 'code' | 'footer'; readonly text: string }
  /** Short lines that belong together. */
  | { readonly kind: 'facts'; readonly lines: readonly string[] }
  /** `button` is the link's button, `address` its URL as text; `link` is validated. */
  | { readonly kind: 'button' | 'address'; readonly text: string; readonly link: string };

/** The blocks as plain text. A link stands on a line of its own, once, so that every program makes it one. */
export function plainText(blocks: readonly MailBlock[]): string {
  return `${blocks.flatMap(plainBlock).join('\n\n')}\n`;
}

function plainBlock(block: MailBlock): string[] {
  if (block.kind === 'address') return [];
  if (block.kind === 'facts') return [block.lines.join('\n')];
  return [block.kind === 'button' ? `${block.text}:\n${block.link}` : block.text];
}
