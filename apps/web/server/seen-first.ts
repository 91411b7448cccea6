import { Readable } from 'node:stream';

/** Longer than a connection's buffers take to be emptied, and nothing to a person. */
const GAP_MS = 4;

/**
 * A document in two parts: what is seen is sent on its own. A proxy or a browser that reads in large pieces would hold it back until
 * the scripts behind it have come too.
 * @param at where the scripts begin
 */
export function seenFirst(bytes: Buffer, at: number): Readable {
  let isSent = false;
  return new Readable({
    read() {
      if (isSent) return;
      isSent = true;
      this.push(bytes.subarray(0, at));
      setTimeout(() => {
        this.push(bytes.subarray(at));
        this.push(null);
      }, GAP_MS);
    },
  });
}
