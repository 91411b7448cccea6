import { type ReactNode, useState } from 'react';
import styles from '../forms/form.module.css';
import steps from '../forms/steps.module.css';
import { ProofHead } from './proof-head.tsx';
import { hasOwnTitle, screenOf, VerificationScreen } from './proof-screen.tsx';
import type { VerificationScreenProps } from './screen-props.ts';

export type ProofViewProps = VerificationScreenProps & {
  /** Absent where a container, such as a dialog, has the title. */
  readonly title?: ReactNode;
  readonly intro?: ReactNode;
  /** Shown last: help for users without any of the methods. */
  readonly aside?: ReactNode;
};

/** A verification with its title. */
export function ProofView({ title, intro, aside, ...props }: ProofViewProps) {
  const { state, titleId, count } = props;
  const screen = screenOf(state);
  const [first] = useState(screen);
  const isTitled = title && !hasOwnTitle(screen, props);
  return (
    <>
      {isTitled ? <ProofHead id={titleId} count={count} title={title} intro={intro} /> : null}
      <div key={screen} className={screen === first ? steps.still : steps.step}>
        <VerificationScreen {...props} />
      </div>
      {aside && state.step !== 'over' ? <p className={styles.aside}>{aside}</p> : null}
    </>
  );
}
