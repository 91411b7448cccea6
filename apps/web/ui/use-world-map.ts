import { useEffect, useState } from 'react';
import type { WorldMap } from './world-map.tsx';

/** The map, once it has loaded: it comes after the page. Without it there is the list beside it. */
export function useWorldMap(): typeof WorldMap | undefined {
  const [loaded, setLoaded] = useState<{ readonly component: typeof WorldMap }>();
  useEffect(() => {
    import('./world-map.tsx').then(
      ({ WorldMap: component }) => setLoaded({ component }),
      () => {},
    );
  }, []);
  return loaded?.component;
}
