import { readLocal, writeLocal } from '../../platform/storage/storage.ts';

/** A time (epoch ms of this device) that all tabs of this site share; without storage it is this tab's own. */
export function sharedTime(name: string): { readonly read: () => number; readonly write: () => void } {
  let own = 0;
  return {
    read() {
      const told = Number(readLocal(name)) || 0;
      // A clock that was ahead may have stored a time in the future.
      return Math.max(own, told > Date.now() ? 0 : told);
    },
    write() {
      own = Date.now();
      writeLocal(name, `${own}`);
    },
  };
}
