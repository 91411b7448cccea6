import { stat } from 'node:fs/promises';

/** What a file says, kept up to date. */
export type WatchedFile<T> = {
  readonly value: () => T;
  /** Stops watching. */
  readonly close: () => void;
};

export type WatchedFileOptions<T> = {
  /** Reads and checks the file. Throws when it cannot be used. */
  readonly read: (path: string) => Promise<T>;
  /** Receives the error of a changed file that was refused; the earlier value stays. */
  readonly onError: (error: unknown) => void;
  readonly everyMs: number;
};

/**
 * Reads a file, and reads it again after each change, also one that comes while it is read. The version is taken
 * before the content: `fs.watchFile` takes its first version at some time after its call, and misses what changed until then.
 * @throws what `read` throws when the file cannot be used at the start
 */
export async function openWatchedFile<T>(path: string, options: WatchedFileOptions<T>): Promise<WatchedFile<T>> {
  const { read, onError, everyMs } = options;
  let version = await versionOf(path);
  let value = await read(path);
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const look = async () => {
    const now = await versionOf(path);
    if (now !== version && !closed) {
      version = now;
      try {
        value = await read(path);
      } catch (error) {
        onError(error);
      }
    }
    if (!closed) timer = setTimeout(look, everyMs).unref();
  };
  timer = setTimeout(look, everyMs).unref();
  return {
    value: () => value,
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** Differs for every content that is written later than a tick of the file system's clock, or that came by renaming. */
async function versionOf(path: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = await stat(path, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}
