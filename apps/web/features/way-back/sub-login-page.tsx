import { type ComponentType, lazy } from 'react';
import { createLatePart } from '../../platform/late-part.ts';
import { LateArea } from '../late-form.tsx';

const load = () => import('./sub-login-form.tsx');
const part = createLatePart(load);
/** On the server it is there at once, so that the form is in the document. */
const Form: ComponentType = import.meta.env.SSR
  ? (await load()).SubLoginForm
  : lazy(() => part.come().then(({ SubLoginForm }) => ({ default: SubLoginForm })));

/** SHELL-10, LOGIN-01: a login to a sub-account. Its code is no part of the first load. */
export function SubLoginPage() {
  return (
    <LateArea part={part}>
      <Form />
    </LateArea>
  );
}
