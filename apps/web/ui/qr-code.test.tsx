import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

const PIXELS = 4;

describe('QR code', () => {
  test.each([
    'https://localhost/en-US/qr-login#Zk3vY1n2_0aB-cDeFgHiJkLmNoPqRsTuVwXyZ012345',
    `otpauth://totp/Gatehouse:${'a'.repeat(64)}%40example.com?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Gatehouse`,
    'наружу',
  ])('[LOGIN-05] what is drawn reads as what was given: %s', (text) => {
    expect(read(renderToStaticMarkup(<QrCode text={text} label="Code" />))).toBe(text);
  });
  test('it is a picture with a name, dark on light whatever the theme, and with no style attribute', () => {
    const out = renderToStaticMarkup(<QrCode text="x" label="A code to scan" />);
    expect(out).toMatch(/<svg[^>]*role="img"[^>]*aria-label="A code to scan"/);
    expect(out).toMatch(/fill="#fff"[\s\S]*fill="#000"/);
    expect(out).not.toMatch(/style=|currentcolor/i);
  });
  test('[LOGIN-05] four light modules stand around it', () => {
    const { dark } = modules(renderToStaticMarkup(<QrCode text="x" label="Code" />));
    expect(Math.min(...dark.map(([x]) => x))).toBe(4);
    expect(Math.min(...dark.map(([, y]) => y))).toBe(4);
  });
});

function modules(svg: string) {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const dark = [...svg.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, wide]) =>
    Array.from({ length: Number(wide) }, (_, step) => [Number(x) + step, Number(y)] as const),
  );
  return { size, dark };
}

function read(svg: string): string | undefined {
  const { size, dark } = modules(svg);
  const width = size * PIXELS;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [x, y] of dark)
    for (let dy = 0; dy < PIXELS; dy++)
      for (let dx = 0; dx < PIXELS; dx++)
        pixels.fill(
          0,
          ((y * PIXELS + dy) * width + x * PIXELS + dx) * 4,
          ((y * PIXELS + dy) * width + x * PIXELS + dx) * 4 + 3,
        );
  return jsQR(pixels, width, width)?.data;
}
