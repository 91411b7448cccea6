import { readLocal, writeLocal } from '../../platform/storage/storage.ts';

/** A moment (epoch ms of this device) that all tabs of this site know; without storage this tab alone. */
export function sharedTime(name: string): { readonly read: () => number; readonly write: () => void } {
  let own = 0;
  return {
    read() {
      const told = Number(readLocal(name)) || 0;
      // A device whose clock was ahead once may have left a moment that is still to come.
      return Math.max(own, told > Date.now() ? 0 : told);
    },
    write() {
      own = Date.now();
      writeLocal(name, `${own}`);
    },
  };
}
