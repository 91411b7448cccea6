import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By then the first answers have been given, and nothing of the start is under way. */
const SETTLED_MS = 3_000;

/** What a start leaves behind goes once it is over: V8 itself would keep it until the heap is full (decision 41). */
export function collectAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
  }, SETTLED_MS).unref();
}
