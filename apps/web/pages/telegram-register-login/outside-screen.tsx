import { useEffect, useState } from 'react';
import { lateScreen } from '../../features/deferred/late-screen.tsx';
import { Outside } from '../../features/telegram/outside.tsx';
import { onOpens } from '../../platform/loading/opens.ts';
import { ServerPart } from '../../shell/server-part.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';

const OPENS_LOGIN = 'telegram-login';

const OutsideLogin = lateScreen(() => import('./outside-login.tsx').then(({ OutsideLogin }) => OutsideLogin));
/** ROUTE-09: the screen of a browser. The server renders it, so that its ways can be pressed before a script has run. */
export function OutsideScreen() {
  const [isChosen, setChosen] = useState(false);
  useEffect(() => onOpens(OPENS_LOGIN, () => setChosen(true)), []);
  if (isChosen) return <OutsideLogin />;
  return <ServerPart as="div" name="telegram-outside" body={import.meta.env.SSR ? Body : null} />;
}

function Body() {
  const { t } = useMessages();
  return (
    <Outside
      login={
        <Button variant="primary" wide data-opens={OPENS_LOGIN}>
          {t('telegram.title')}
        </Button>
      }
    />
  );
}
