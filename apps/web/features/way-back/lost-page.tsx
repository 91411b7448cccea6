import { type ComponentType, lazy, useEffect } from 'react';
import { createLatePart } from '../../platform/late-part.ts';
import { LateArea } from '../late-form.tsx';
import { takeLinkToken } from '../link-token.ts';

const load = () => import('./lost-wizard.tsx');
const part = createLatePart(load);
/** On the server it is there at once, so that the first screen is in the document. */
const Wizard: ComponentType = import.meta.env.SSR
  ? (await load()).LostWizard
  : lazy(() => part.come().then(({ LostWizard }) => ({ default: LostWizard })));

/** SHELL-10: an authenticator, a mailbox or a phone that is lost. The wizard is no part of the first load. */
export function LostPage() {
  useEffect(takeLinkToken, []);
  return (
    <LateArea part={part}>
      <Wizard />
    </LateArea>
  );
}
