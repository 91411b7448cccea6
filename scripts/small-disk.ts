import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of its own, of which nothing else is filled. */
export type SmallDisk = {
  readonly folder: string;
  /** Takes all space that is left. */
  readonly fill: () => void;
  readonly free: () => void;
  readonly remove: () => void;
};

/**
 * A tmpfs of so many MiB; undefined where this user may mount none.
 * @param owner of its folder; absent: this user
 */
export function openSmallDisk(mib: number, owner?: { uid: number; gid: number }): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatehouse-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mib}m,mode=0700`, 'tmpfs', folder], {
    stdio: 'ignore',
  });
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const ballast = path.join(folder, 'ballast');
  const remove = () => {
    spawnSync('umount', ['-l', folder], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}
