import { type ComponentType, lazy } from 'react';
import { DeferredSection } from '../../features/deferred/deferred-section.tsx';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import styles from '../prose.module.css';
import { Prose } from '../prose.tsx';

const load = () => import('./identity-body.tsx');
const part = createDeferredPart(load);
/** Rendered by the server; in the browser its code is not part of the first load. */
const Body: ComponentType = import.meta.env.SSR
  ? (await load()).IdentityBody
  : lazy(() => part.come().then(({ IdentityBody }) => ({ default: IdentityBody })));

export function View() {
  const { t } = useMessages();
  const { site } = usePage();
  return (
    <Prose title={t('identity.title')} lead={t('identity.intro', { entity: site.entity.name })}>
      <DeferredSection part={part} className={styles.prose}>
        <Body />
      </DeferredSection>
    </Prose>
  );
}
