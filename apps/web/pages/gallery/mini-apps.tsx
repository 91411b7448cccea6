import { useState } from 'react';
import { tasksStates } from '../../features/telegram-tasks/screen-states.ts';
import { TelegramTasksScreen } from '../../features/telegram-tasks/telegram-tasks.tsx';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

/** TG-11: the tasks of the mini-app. Nothing is sent. */
export function MiniAppTasks() {
  const [name, setName] = useState('under way');
  const state = tasksStates[name];
  return (
    <Exhibit file="features/telegram-tasks">
      <Choice options={Object.keys(tasksStates)} chosen={name} onChoose={setName} />
      <div key={name} className={styles.screen}>
        {state ? <TelegramTasksScreen bot="gatehouse_bot" state={state} tell={() => undefined} /> : null}
      </div>
    </Exhibit>
  );
}
