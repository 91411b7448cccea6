import { type ReactNode, useId, useRef, useState } from 'react';
import { useFlow } from '../../platform/use-flow.ts';
import { useFirstWrong } from '../first-wrong.ts';
import styles from '../form.module.css';
import steps from '../steps.module.css';
import type { SubmitAnswer } from '../submit-answer.ts';
import { useArrival } from '../use-arrival.ts';
import { WithLateWords } from '../with-late-words.tsx';
import { type AnswerProof, type Asks, useProveEffects } from './effects.ts';
import { proveFlowOf } from './proof-flow.ts';
import { ProveScreen, screenOf } from './proof-screen.tsx';
import type { AskedFor } from './proof-state.ts';
import { readProof } from './read-proof.ts';
import { useAnotherCode } from './use-another-code.ts';
import { useTypedMeanwhile } from './use-typed-meanwhile.ts';
import { waysHere } from './ways-here.ts';

export type ProveItProps = {
  readonly asked: AskedFor;
  /** Sends the proof; refusals are values. */
  readonly answer: AnswerProof;
  /** Success, and every refusal that is not about the proof itself. Whoever asked goes on from there. */
  readonly onDone: (answer: SubmitAnswer) => void;
  readonly onBack: () => void;
  /** Hears of what was sent, for whoever goes on after a reload. */
  readonly onSent?: Asks['onSent'];
  /** Left out where something around it says so, such as a dialog. */
  readonly title?: ReactNode;
  readonly intro?: ReactNode;
  /** On the button that leads back; "Back" unless told. */
  readonly back?: string;
  /** Stands below the field, for instance a box to tick. */
  readonly more?: ReactNode;
  /** Stands at the end: where somebody goes who has none of the ways. */
  readonly aside?: ReactNode;
};

/** Asks for one proof of who somebody is, by one of the ways of a challenge. A form of its own; load it late. */
export function ProveIt(props: ProveItProps) {
  return (
    <WithLateWords>
      <Prove key={props.asked.uuid} {...props} />
    </WithLateWords>
  );
}

function Prove({ asked: given, answer, onDone, onBack, onSent, title, intro, back, more, aside }: ProveItProps) {
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const [asked] = useState(() => waysHere(given));
  const [flow] = useState(() => proveFlowOf(asked));
  const [state, tell] = useFlow(flow, useProveEffects({ uuid: asked.uuid, form, answer, onDone, onSent }));
  const screen = screenOf(state);
  const [first] = useState(screen);
  useFirstWrong(form, 'wrong' in state ? state.wrong : undefined);
  useArrival(form, screen, '');
  useAnotherCode(form, state);
  useTypedMeanwhile(form, state, tell);
  return (
    <form
      method="dialog"
      noValidate
      ref={form}
      className={styles.form}
      aria-labelledby={title ? titleId : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const told = readProof(new FormData(event.currentTarget), state);
        if (told) tell(told);
      }}
    >
      {title && state.step !== 'over' ? (
        <header className={styles.head}>
          <h1 id={titleId} tabIndex={-1}>
            {title}
          </h1>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </header>
      ) : null}
      <div key={screen} className={screen === first ? steps.still : steps.step}>
        <ProveScreen {...{ asked, state, tell, onBack, back, more }} />
      </div>
      {aside && state.step !== 'over' ? <p className={styles.aside}>{aside}</p> : null}
    </form>
  );
}
