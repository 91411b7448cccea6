import { type ComponentType, lazy, useEffect } from 'react';
import { createLatePart } from '../../platform/late-part.ts';
import { LateArea } from '../late-form.tsx';
import { takeLinkToken } from '../link-token.ts';

const load = () => import('./retrieve-wizard.tsx');
const part = createLatePart(load);
/** On the server it is there at once, so that the first screen is in the document. */
const Wizard: ComponentType = import.meta.env.SSR
  ? (await load()).RetrieveWizard
  : lazy(() => part.come().then(({ RetrieveWizard }) => ({ default: RetrieveWizard })));

/** SHELL-10: a password that is forgotten. The wizard is no part of the first load. */
export function RetrievePage() {
  useEffect(takeLinkToken, []);
  return (
    <LateArea part={part}>
      <Wizard />
    </LateArea>
  );
}
