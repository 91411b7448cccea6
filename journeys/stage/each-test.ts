import { beforeEach } from 'vitest';
import { beginTest, keepAllThatIsSeen } from './last-seen.ts';

// A setup file: it runs for each test file, in a process that goes on to the next.
beforeEach(({ task, onTestFailed }) => {
  beginTest(task);
  onTestFailed(keepAllThatIsSeen);
});
