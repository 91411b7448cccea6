import { type ComponentType, lazy } from 'react';
import { DeferredSection } from '../../features/deferred/deferred-section.tsx';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import styles from '../prose.module.css';
import { Prose, Section } from '../prose.tsx';
import { asksForIdentity } from './asks-for-identity.ts';
import type { IdentityData } from './load.ts';

const load = () => import('./identity-body.tsx');
const part = createDeferredPart(load);
/** Rendered by the server; in the browser its code is not part of the first load. */
const Body: ComponentType = import.meta.env.SSR
  ? (await load()).IdentityBody
  : lazy(() => part.come().then(({ IdentityBody }) => ({ default: IdentityBody })));

/** The page's title is its task; for new users it is their welcome, and the task comes below it. */
export function View() {
  const { t } = useMessages();
  const { brand, site, data } = usePage<IdentityData>();
  const task = t('identity.title');
  const why = t('identity.intro', { entity: site.entity.name });
  const { welcome, status } = data;
  const ready = asksForIdentity(status) ? 'identity.welcome.text' : 'identity.welcome.later';
  return (
    <Prose title={welcome ? t('identity.welcome', { brand: brand.name }) : task} lead={welcome ? t(ready) : why}>
      {welcome ? <Section title={task}>{why}</Section> : null}
      <DeferredSection part={part} className={styles.prose}>
        <Body />
      </DeferredSection>
    </Prose>
  );
}
