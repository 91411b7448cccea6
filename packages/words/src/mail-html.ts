import { sealPath } from '@gatehouse/rules/site/seal-path';
import type { Seal } from '@gatehouse/rules/site/site';
import { hexOfOklch } from './accent.ts';
import type { MailBlock } from './mail-blocks.ts';
import { isolatesAsHtml } from './one-line.ts';

export type MailPage = {
  /** BCP 47 */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly subject: string;
  /** The preview text that mail programs show after the subject. */
  readonly preview: string;
  /** OKLCH, 0 to 360 */
  readonly hue: number;
  readonly seal: Seal;
  /** The line with the owner's anti-phishing code, empty where there is none, and the picture of the seal drawn from it. */
  readonly mark: { readonly line: string; readonly cid?: string | undefined; readonly alt: string };
  readonly brand: string;
  readonly site: string;
  readonly blocks: readonly MailBlock[];
};

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";
const SERIF = "font-family:ui-serif,'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif',Georgia,serif";
const MONO = 'font-family:ui-monospace,Menlo,Consolas,monospace';
/** Languages whose serif is missing or reads as a book keep the text face in headings, as the pages do. */
const NO_SERIF = /^(?:ar|ka|kk|ja|zh|vi)\b/;
const HIDDEN =
  'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all';
const HEADING = 'margin:0 0 16px;font-size:26px;line-height:32px;font-weight:400';

/** Light colours stand in the style attributes, for programs that drop style sheets; the sheet turns them dark. */
const styles = {
  subheading: 'margin:32px 0 8px;font-size:16px;line-height:24px;font-weight:600',
  text: 'margin:0 0 16px;font-size:16px;line-height:24px',
  // The indent balances the letter spacing after the last digit.
  code: `margin:0 0 16px;padding:16px 8px;font-size:32px;line-height:40px;font-weight:600;letter-spacing:4px;text-indent:4px;text-align:center;border-radius:6px;background:#f2f3f5;color:#16181d;${MONO}`,
  lead: 'margin:0 0 4px;font-size:14px;line-height:20px;color:#565c68',
  facts:
    'margin:0 0 16px;padding-inline-start:12px;border-inline-start:2px solid #d9dce1;font-size:14px;line-height:24px;color:#565c68',
  address: `margin:0 0 24px;font-size:13px;line-height:20px;word-break:break-all;color:#16181d;${MONO}`,
  footer: 'margin:32px 0 0;padding-top:16px;border-top:1px solid #d9dce1;font-size:13px;line-height:20px;color:#565c68',
} as const;

/**
 * A mail as HTML: one column that fits 320 px, light and dark, without anything remote; its one picture, the owner's seal, is sent along. It reads the same with
 * its style sheet dropped. The seal is a drawing in the text: programs that show none leave the line with the names.
 */
export function mailHtml(page: MailPage): string {
  const { tag, dir, subject, preview, brand, site } = page;
  const light = hexOfOklch(0.5, 0.12, page.hue);
  const heading = NO_SERIF.test(tag) ? HEADING : `${HEADING};${SERIF}`;
  return `<!doctype html>
<html lang="${escapeHtml(tag)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
${darkSheet(page.hue)}
</head>
<body class="paper" style="margin:0;padding:0;background:#ffffff">
<div style="${HIDDEN}">${isolatesAsHtml(escapeHtml(preview))}</div>
<div class="paper" role="article" lang="${escapeHtml(tag)}" dir="${dir}" style="padding:24px 16px;background:#ffffff;color:#16181d;${FONT};overflow-wrap:anywhere;-webkit-text-size-adjust:100%">
<div style="max-width:480px;margin:0 auto">
<p class="accent" style="margin:0 0 32px;padding-bottom:12px;border-bottom:2px solid ${light};font-size:16px;line-height:28px;font-weight:600;color:${light}">${sealSvg(page.seal)}<bdi>${escapeHtml(brand)}</bdi> · <bdi>${escapeHtml(site)}</bdi>${markHtml(page.mark)}</p>
${page.blocks.map((block) => blockHtml(block, light, heading)).join('\n')}
</div>
</div>
</body>
</html>
`;
}

function darkSheet(hue: number): string {
  const dark = hexOfOklch(0.78, 0.1, hue);
  return `<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #16181d !important; color: #eceef1 !important; }
  .accent { color: ${dark} !important; border-color: ${dark} !important; }
  .button { background: ${dark} !important; }
  .button a { color: #16181d !important; }
  .code { background: #23262d !important; color: #eceef1 !important; }
  .address { color: #eceef1 !important; }
  .lead, .footer, .facts { color: #a8aeb9 !important; }
  .footer, .facts { border-color: #3a3f49 !important; }
}
</style>`;
}

/** The two threads that the site's seal has in small, beside its name. */
function sealSvg(seal: Seal): string {
  const line = sealPath(seal);
  const inner = `scale(.58)rotate(${180 / seal.lobes})`;
  return `<svg width="28" height="28" viewBox="-256 -256 512 512" fill="none" stroke="currentColor" stroke-width="16" aria-hidden="true" focusable="false" style="vertical-align:middle;margin-inline-end:10px"><path d="${line}"/><path d="${line}" transform="${inner}"/></svg>`;
}

/** The owner's own code and seal, which a forged mail does not have. */
function markHtml({ line, cid, alt }: MailPage['mark']): string {
  if (!line) return '';
  const picture = cid
    ? `<img src="cid:${escapeHtml(cid)}" width="56" height="56" alt="${escapeHtml(alt)}" style="display:inline-block;vertical-align:middle;margin-block-start:8px;margin-inline-end:12px;border:0">`
    : '';
  return `<br>${picture}<span style="font-size:14px;line-height:20px;vertical-align:middle">${isolatesAsHtml(escapeHtml(line))}</span>`;
}

function blockHtml(block: MailBlock, accent: string, heading: string): string {
  const shown = (text: string) => isolatesAsHtml(escapeHtml(text));
  if (block.kind === 'facts') return factsHtml(block.lines.map(shown));
  const text = shown(block.text);
  switch (block.kind) {
    case 'heading':
      return `<h1 style="${heading}">${text}</h1>`;
    case 'subheading':
      return `<h2 style="${styles.subheading}">${text}</h2>`;
    case 'code':
      return `<p class="code" style="${styles.code}"><bdi dir="ltr">${text}</bdi></p>`;
    case 'button':
      return buttonHtml(text, escapeHtml(block.link), accent);
    case 'address':
      return `<p class="lead" style="${styles.lead}">${text}</p>
<p class="address" style="${styles.address}"><bdi dir="ltr">${escapeHtml(block.link)}</bdi></p>`;
    default:
      return `<p class="${block.kind}" style="${styles[block.kind]}">${text}</p>`;
  }
}

function factsHtml(lines: readonly string[]): string {
  return `<p class="facts" style="${styles.facts}">${lines.join('<br>')}</p>`;
}

/** A cell with a colour around a padded link: also a button where padding on links or the style sheet is dropped. */
function buttonHtml(text: string, link: string, accent: string): string {
  return `<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="margin:24px 0"><tr><td class="button" align="center" bgcolor="${accent}" style="border-radius:6px;background:${accent}"><a href="${link}" style="display:block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:600;text-align:center;text-decoration:none;color:#ffffff;${FONT}">${text}</a></td></tr></table>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
