import type { RegistrationLayout } from '@gatehouse/rules/site/site';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Frame } from '../../shell/frame.tsx';
import { type PageFrame, PageProvider, usePage } from '../../shell/page-context.tsx';
import { Choice } from './choice.tsx';
import { Colours, Seals, Type } from './foundations.tsx';
import styles from './gallery.module.css';
import type { GalleryData, GallerySite } from './page.ts';
import { Panels } from './panels.tsx';
import { Buttons, Dialogs, Fields, Icons, Menus, Notices, Toasts } from './parts.tsx';
import { Passwords } from './passwords.tsx';

const THEMES = ['system', 'light', 'dark'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
const LAYOUTS: readonly RegistrationLayout[] = ['new-brand', 'old', 'new-ui'];

/** Every part in every state. The choices apply to the whole page, for this visit only. */
export function View() {
  const frame = usePage<GalleryData>();
  const { sites } = frame.data;
  const [siteId, setSiteId] = useState(frame.site.id);
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('system');
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>(frame.language.dir);
  const [layout, setLayout] = useState<RegistrationLayout>('new-brand');
  const Places = useDeferred();
  const site = sites.find(({ id }) => id === siteId);
  useDocument({ theme, direction, hue: site?.look.hue });
  return (
    <PageProvider frame={site ? dressedAs(frame, site) : frame}>
      <Frame>
        <div className={styles.choices}>
          <Choice options={sites.map(({ id }) => id)} chosen={siteId} onChoose={setSiteId} />
          <Choice options={THEMES} chosen={theme} onChoose={setTheme} />
          <Choice options={DIRECTIONS} chosen={direction} onChoose={setDirection} />
          <Choice options={LAYOUTS} chosen={layout} onChoose={setLayout} />
        </div>
        <div className={styles.gallery}>
          <h1>{frame.brand.name}</h1>
          <Seals sites={sites} />
          <Colours />
          <Type />
          <Buttons />
          <Fields />
          <Passwords />
          <Notices />
          <Toasts />
          <Dialogs />
          <Menus />
          <Icons />
          {Places ? <Places /> : null}
        </div>
        <Panels layout={layout} />
      </Frame>
    </PageProvider>
  );
}

function dressedAs(frame: PageFrame, { id, kind, entity, look, host }: GallerySite): PageFrame {
  return {
    ...frame,
    site: { ...frame.site, id, kind, entity, look, host, name: id === frame.site.id ? frame.site.name : id },
  };
}

/** Theme and direction are set on the document until the page is left. */
function useDocument({ theme, direction, hue }: { theme: string; direction: string; hue: number | undefined }) {
  const touched = useRef(false);
  useEffect(() => {
    const { documentElement: root } = document;
    if (hue !== undefined) root.style.setProperty('--hue', String(hue));
    root.dir = direction;
    if (theme !== 'system') root.dataset.theme = theme;
    else if (touched.current) delete root.dataset.theme;
    touched.current = true;
  }, [theme, direction, hue]);
}

/** See `Places`. */
function useDeferred(): ComponentType | undefined {
  const [late, setLate] = useState<ComponentType>();
  useEffect(() => {
    import('./places.tsx').then(
      ({ Places }) => setLate(() => Places),
      () => {},
    );
  }, []);
  return late;
}
