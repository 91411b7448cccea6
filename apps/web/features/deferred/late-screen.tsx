import { type ComponentType, lazy, Suspense } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { PartComing } from './loading-part.tsx';

/**
 * A screen whose code loads when it is shown: until then a spinner, or the way to try again, takes its place. `come` loads it
 * beforehand.
 */
export function lateScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = createDeferredPart(load);
  const Screen: ComponentType<Props> = lazy(() => part.come().then((Screen) => ({ default: Screen })));
  const Late = (props: Props) => (
    <Suspense fallback={<PartComing part={part} />}>
      <Screen {...props} />
    </Suspense>
  );
  return Object.assign(Late, { come: part.come });
}
