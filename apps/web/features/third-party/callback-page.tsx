import { type ComponentType, lazy, useEffect } from 'react';
import { createLatePart } from '../../platform/late-part.ts';
import { LateSection } from '../late-section.tsx';
import type { AnswerBan } from './callback-effects.ts';
import { takeSearch } from './take-search.ts';

type Props = { answerBan?: AnswerBan | undefined };

const load = () => import('./callback.tsx');
const part = createLatePart(load);
const Late: ComponentType<Props> = import.meta.env.SSR
  ? (await load()).Callback
  : lazy(() => part.come().then(({ Callback }) => ({ default: Callback })));

/** LOGIN-06: what the provider sent leaves the address before anything else runs; the rest comes late. */
export function CallbackPage({ answerBan }: Props) {
  useEffect(takeSearch, []);
  return (
    <LateSection part={part}>
      <Late answerBan={answerBan} />
    </LateSection>
  );
}
