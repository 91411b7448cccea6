import { lookalikeOf } from '@gatehouse/rules/site/lookalike';
import { useState } from 'react';
import { Rehearsal } from '../../features/rehearsal/rehearsal.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

/** The question about the site's address, which stands at the end of the first page after a registration. */
export function Rehearsals() {
  const { host } = usePage().site;
  const [shown, setShown] = useState('asked');
  const answers: Readonly<Record<string, string | undefined>> = {
    asked: undefined,
    right: host,
    wrong: lookalikeOf(host).host,
  };
  return (
    <Exhibit file="features/rehearsal">
      <Choice options={Object.keys(answers)} chosen={shown} onChoose={setShown} />
      <div className={styles.screen}>
        <Rehearsal key={shown} oursFirst answer={answers[shown]} onClose={() => setShown('asked')} />
      </div>
    </Exhibit>
  );
}
