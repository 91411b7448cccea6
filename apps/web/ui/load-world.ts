import { onceLoaded } from '../platform/loading/once-loaded.ts';
import { WORLD_PATH, type WorldOutlines } from './world-path.ts';

/** The outlines of the countries, loaded once per page. Rejects on a network failure; the next call tries again. */
export const loadWorld: () => Promise<WorldOutlines> = onceLoaded(async () => {
  const answer = await fetch(WORLD_PATH);
  if (!answer.ok) throw new Error(`The outlines of the world were answered with ${answer.status}`);
  return (await answer.json()) as WorldOutlines;
});
