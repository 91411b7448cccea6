import type { PictureType } from './picture-type.ts';

export type Picture = { readonly type: PictureType; readonly bytes: Buffer };

type Kept = { readonly picture: Picture | undefined; readonly until: number };

const MOST_BYTES = 16_777_216;
const MOST_KEPT = 2_000;
const KEPT_MS = 600_000;
/** Somebody may get a picture soon. */
const ABSENT_MS = 30_000;
/** A key without a picture weighs something too. */
const KEY_BYTES = 256;

/**
 * Pictures in memory, at most 16 MB of them; the oldest go first. One that is being fetched is fetched once, however many
 * ask. That there is none is kept for half a minute; that it could not be found out is not kept at all.
 * @param clock milliseconds on a clock that nobody sets back
 */
export function keptPictures(
  clock: () => number,
): (key: string, fetch: () => Promise<Picture | undefined>) => Promise<Picture | undefined> {
  const kept = new Map<string, Kept>();
  const coming = new Map<string, Promise<Picture | undefined>>();
  let bytes = 0;

  function drop(key: string): void {
    const known = kept.get(key);
    if (!known) return;
    kept.delete(key);
    bytes -= weight(known.picture);
  }

  function keep(key: string, picture: Picture | undefined): void {
    drop(key);
    kept.set(key, { picture, until: clock() + (picture ? KEPT_MS : ABSENT_MS) });
    bytes += weight(picture);
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES && kept.size <= MOST_KEPT) break;
      drop(oldest);
    }
  }

  return (key, fetch) => {
    const known = kept.get(key);
    if (known && known.until > clock()) return Promise.resolve(known.picture);
    const under = coming.get(key);
    if (under) return under;
    const fetched = fetch()
      .then((picture) => {
        keep(key, picture);
        return picture;
      })
      .catch(() => undefined)
      .finally(() => coming.delete(key));
    coming.set(key, fetched);
    return fetched;
  };
}

function weight(picture: Picture | undefined): number {
  return KEY_BYTES + (picture?.bytes.length ?? 0);
}
