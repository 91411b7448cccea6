import { useState } from 'react';
import { ApproveOutcome } from '../../features/qr/approve-outcome.tsx';
import { Asking } from '../../features/qr/asking.tsx';
import { CodeScreen } from '../../features/qr/code-panel.tsx';
import qr from '../../features/qr/qr.module.css';
import { askingStates, codeStates, outcomeStates } from '../../features/qr/screen-states.ts';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

const nothing = () => undefined;

/** LOGIN-05: the device that shows a code, and the one that has scanned it. Nothing is sent. */
export function QrCodes() {
  const [shown, setShown] = useState('waiting');
  const [asks, setAsks] = useState('asking');
  const [ends, setEnds] = useState('confirmed');
  const [code, asking, outcome] = [codeStates[shown], askingStates[asks], outcomeStates[ends]];
  return (
    <Exhibit file="features/qr">
      <Choice options={Object.keys(codeStates)} chosen={shown} onChoose={setShown} />
      <div className={`${styles.screen} ${qr.place}`} data-open>
        {code ? <CodeScreen state={code} tell={nothing} /> : null}
      </div>
      <Choice options={Object.keys(askingStates)} chosen={asks} onChoose={setAsks} />
      <div className={styles.screen}>{asking ? <Asking key={asks} state={asking} tell={nothing} /> : null}</div>
      <Choice options={Object.keys(outcomeStates)} chosen={ends} onChoose={setEnds} />
      <div className={styles.screen}>
        {outcome ? <ApproveOutcome key={ends} state={outcome} onRetry={nothing} /> : null}
      </div>
    </Exhibit>
  );
}
