/** `units`: septets of GSM-7, or 16-bit units of UCS-2. `segments`: how many messages a network sends and bills. */
export type SmsSegments = {
  readonly encoding: 'GSM-7' | 'UCS-2';
  readonly units: number;
  readonly segments: number;
};

/** 3GPP TS 23.038: units of a message alone, and of each part of a longer one. */
const ROOM = { 'GSM-7': { alone: 160, part: 153 }, 'UCS-2': { alone: 70, part: 67 } } as const;

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

/** How a text message is sent: one character outside GSM-7 makes all of it UCS-2, with room for less than half. */
export function segmentsOf(text: string): SmsSegments {
  const characters = [...text];
  const isGsm = characters.every((character) => BASIC.has(character) || EXTENDED.has(character));
  const encoding = isGsm ? 'GSM-7' : 'UCS-2';
  const sizes = characters.map((character) => (isGsm && BASIC.has(character) ? 1 : isGsm ? 2 : character.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  return { encoding, units, segments: units <= ROOM[encoding].alone ? 1 : partsOf(sizes, ROOM[encoding].part) };
}

/** A character of two units is never cut in half, so that a part may end one unit early. */
function partsOf(sizes: readonly number[], room: number): number {
  let [parts, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > room) [parts, used] = [parts + 1, 0];
    used += size;
  }
  return parts;
}
