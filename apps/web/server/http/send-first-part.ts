import { Readable } from 'node:stream';

/** Long enough to flush a connection's buffers, and not noticeable. */
const GAP_MS = 4;

/**
 * Sends a document in parts: the visible first part separately, since a proxy or browser that reads in large pieces would hold it
 * back until the scripts arrive.
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
