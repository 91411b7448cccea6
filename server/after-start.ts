import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Usually nothing of the start is under way by then. */
const SETTLED_MS = 3_000;

/** What a start leaves behind goes once it is over: V8 itself would keep it until the heap is full (decision 41). */
export function collectAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
  }, SETTLED_MS).unref();
}
