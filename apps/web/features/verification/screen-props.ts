import type { ReactNode } from 'react';
import type { AskedFor, ProveEvent, ProveState } from './proof-state.ts';

export type ProveScreenProps = {
  asked: AskedFor;
  state: ProveState;
  tell: (event: ProveEvent) => void;
  onBack: () => void;
  back?: string | undefined;
  more?: ReactNode;
};
