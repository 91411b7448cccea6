/** Linear sRGB, each 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** WCAG 2.2 contrast of two colours, 1 to 21. */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `#rgb` or `#rrggbb`, any case; undefined for everything else (https://www.w3.org/TR/css-color-4/#predefined-sRGB). */
export function fromHex(text: string): LinearRgb | undefined {
  const digits = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i.exec(text);
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = digits
    .slice(1)
    .filter((part) => part !== undefined)
    .map((part) => linear(Number.parseInt(part.length === 1 ? part + part : part, 16) / 255));
  return [red, green, blue];
}

/** Lightness 0 to 1, chroma, hue in degrees; clipped to what a screen shows (https://www.w3.org/TR/css-color-4/#color-conversion-code). */
export function fromOklch(lightness: number, chroma: number, hue: number): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clipped(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clipped(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clipped(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function clipped(value: number): number {
  return Math.min(1, Math.max(0, value));
}
