import { hexOfOklch } from './accent.ts';

/** One paragraph of a mail, the same in plain text and in HTML. */
export type MailBlock = {
  readonly kind: 'heading' | 'subheading' | 'text' | 'code' | 'footer';
  readonly text: string;
};

export type MailPage = {
  /** BCP 47 */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly subject: string;
  /** OKLCH, 0 to 360 */
  readonly hue: number;
  readonly brand: string;
  readonly site: string;
  readonly blocks: readonly MailBlock[];
};

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";
const MONO = 'font-family:ui-monospace,Menlo,Consolas,monospace';

/** Light colours stand in the style attributes, for programs that drop style sheets; the sheet turns them dark. */
const styles: Readonly<Record<MailBlock['kind'], string>> = {
  heading: 'margin:0 0 16px;font-size:24px;line-height:32px;font-weight:650',
  subheading: 'margin:32px 0 8px;font-size:16px;line-height:24px;font-weight:650',
  text: 'margin:0 0 16px;font-size:16px;line-height:24px',
  code: `margin:0 0 16px;padding:16px 8px;font-size:32px;line-height:40px;font-weight:650;letter-spacing:4px;text-align:center;border-radius:8px;background:#f2f3f5;color:#16181d;${MONO}`,
  footer: 'margin:32px 0 0;padding-top:16px;border-top:1px solid #d9dce1;font-size:13px;line-height:20px;color:#5b616b',
};

/** A mail as HTML: one column that fits 320 px, light and dark, without tables, links, pictures or anything remote. */
export function mailHtml(page: MailPage): string {
  const { tag, dir, subject, brand, site } = page;
  const light = hexOfOklch(0.5, 0.12, page.hue);
  const dark = hexOfOklch(0.78, 0.1, page.hue);
  return `<!doctype html>
<html lang="${escapeHtml(tag)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #16181d !important; color: #eceef1 !important; }
  .accent { color: ${dark} !important; border-color: ${dark} !important; }
  .code { background: #23262d !important; color: #eceef1 !important; }
  .footer { color: #a8aeb9 !important; border-color: #3a3f49 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:24px 16px;background:#ffffff;color:#16181d;${FONT};overflow-wrap:anywhere">
<div role="article" lang="${escapeHtml(tag)}" dir="${dir}" style="max-width:480px;margin:0 auto">
<p class="accent" style="margin:0 0 24px;padding-bottom:12px;border-bottom:2px solid ${light};font-size:16px;line-height:24px;font-weight:650;color:${light}"><bdi>${escapeHtml(brand)}</bdi> · <bdi>${escapeHtml(site)}</bdi></p>
${page.blocks.map(block).join('\n')}
</div>
</body>
</html>
`;
}

function block({ kind, text }: MailBlock): string {
  const style = styles[kind];
  if (kind === 'heading') return `<h1 style="${style}">${escapeHtml(text)}</h1>`;
  if (kind === 'subheading') return `<h2 style="${style}">${escapeHtml(text)}</h2>`;
  const inside = kind === 'code' ? `<bdi dir="ltr">${escapeHtml(text)}</bdi>` : escapeHtml(text);
  return `<p class="${kind}" style="${style}">${inside}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
