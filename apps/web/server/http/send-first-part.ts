import { Readable } from 'node:stream';

/** Longer than a connection's buffers take to be emptied, and nothing to a person. */
const GAP_MS = 4;

/**
 * A document in parts: the first, what is seen, is sent on its own. A proxy or a browser that reads in large pieces would hold it back
 * until the scripts behind it have come too.
 */
export function sendFirstPart([seen, ...others]: readonly Buffer[]): Readable {
  let isSent = false;
  return new Readable({
    read() {
      if (isSent) return;
      isSent = true;
      this.push(seen);
      setTimeout(() => {
        for (const part of [...others, null]) this.push(part);
      }, GAP_MS);
    },
  });
}
