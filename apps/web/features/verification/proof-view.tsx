import { type ReactNode, useState } from 'react';
import styles from '../forms/form.module.css';
import steps from '../forms/steps.module.css';
import { methodOf } from './answers.ts';
import { usePlace } from './place.ts';
import { ProofHead } from './proof-head.tsx';
import { hasOwnTitle, screenOf, VerificationScreen } from './proof-screen.tsx';
import { isSent } from './rows.ts';
import type { VerificationScreenProps } from './screen-props.ts';

export type ProofViewProps = VerificationScreenProps & {
  /** Absent where a container, such as a dialog, has the title. */
  readonly title?: ReactNode;
  readonly intro?: ReactNode;
  /** The masked name of the account that a login continues for. */
  readonly account?: string | undefined;
  /** Shown last: help for users without any of the methods. */
  readonly aside?: ReactNode;
};

/** A verification with its title. */
export function ProofView({ title, intro, aside, account, ...props }: ProofViewProps) {
  const { state, titleId, count } = props;
  const screen = screenOf(state);
  const [first] = useState(screen);
  // Where a code was sent to it, the line below the title names it.
  const way = methodOf(state) ?? 'totp';
  const to = usePlace(props.asked, way);
  const isTitled = title && !hasOwnTitle(screen, props);
  return (
    <>
      {isTitled ? (
        <ProofHead
          id={titleId}
          count={count}
          title={title}
          intro={intro}
          account={isSent(way) && account === to ? undefined : account}
        />
      ) : null}
      <div key={screen} className={screen === first ? steps.still : steps.step}>
        <VerificationScreen {...props} />
      </div>
      {aside && state.step !== 'over' ? <p className={styles.aside}>{aside}</p> : null}
    </>
  );
}
