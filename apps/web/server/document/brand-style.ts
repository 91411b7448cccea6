import type { Site } from '@gatehouse/rules/site/site';
import type { ShownLogo } from '../../shell/page-context.tsx';

/**
 * SITE-10: the custom properties of a brand. All values were checked when the brand was loaded. Doubled selectors win over the
 * tokens, which come later in the document.
 */
export function brandStyle(look: Site['look'], logo: ShownLogo | undefined): string {
  return `:root{--hue:${Number(look.hue)}}${accentStyle(look.accent)}${logo ? logoStyle(logo) : ''}`;
}

function accentStyle(accent: Site['look']['accent']): string {
  if (!accent) return '';
  const value = `light-dark(${accent.light},${accent.dark})`;
  // Mixing towards the text colour only raises contrast.
  return `:root:root,[data-theme][data-theme]{--accent:${value};--accent-strong:color-mix(in oklab,${value} 80%,var(--ink))}`;
}

/** Beside the brand's name in the header, for brands that have one. */
const LOGO =
  '[data-logo]{flex:none;inline-size:calc(1.75rem*var(--logo-ratio));max-inline-size:9rem;block-size:1.75rem;background:var(--logo) center/contain no-repeat}';

function logoStyle({ light, dark }: ShownLogo): string {
  const drawn = ({ path, ratio }: ShownLogo['light']) => `{--logo:url(${path});--logo-ratio:${ratio}}`;
  return `${LOGO}:root${drawn(light)}@media (prefers-color-scheme:dark){:root:not([data-theme=light])${drawn(dark)}}:root[data-theme=dark],:root:has([data-layout=new-ui])${drawn(dark)}`;
}
