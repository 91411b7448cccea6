import { useState } from 'react';
import account from '../../features/cards/account.module.css';
import { ConnectedAppsList } from '../../features/connected-apps/connected-apps.tsx';
import { connectedAppsStates } from '../../features/connected-apps/screen-states.ts';
import { Card } from '../../ui/card.tsx';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';

/** OAUTH-02: the connected apps. Nothing is sent. */
export function Connections() {
  const [name, setName] = useState('connected');
  const state = connectedAppsStates[name];
  return (
    <Exhibit file="features/connected-apps">
      <Choice options={Object.keys(connectedAppsStates)} chosen={name} onChoose={setName} />
      <Card>
        <div key={name} className={account.part}>
          {state ? <ConnectedAppsList state={state} tell={() => undefined} /> : null}
        </div>
      </Card>
    </Exhibit>
  );
}
