import { useState } from 'react';
import account from '../../features/cards/account.module.css';
import { CardScreen } from '../../features/telegram/card-screen.tsx';
import { CardSkeleton } from '../../features/telegram/card-skeleton.tsx';
import { LoginScreen } from '../../features/telegram/login-screen.tsx';
import { Outside } from '../../features/telegram/outside.tsx';
import { cardStates, telegramStates } from '../../features/telegram/screen-states.ts';
import { TelegramScreen } from '../../features/telegram/telegram-screen.tsx';
import type { FormScreenProps, LoginFormProps } from '../../features/telegram/telegram-slots.ts';
import { type PageFrame, PageProvider, usePage } from '../../shell/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

const nothing = () => undefined;
const login = (
  <Button variant="primary" wide>
    Log in with Telegram
  </Button>
);
const slots = { FormScreen, OutsideScreen: () => <Outside login={login} /> };

/** SHELL-12: every screen between Telegram and an account. Nothing is sent. */
export function Telegrams() {
  const frame = usePage();
  const [name, setName] = useState('who it is');
  const [card, setCard] = useState('linked');
  const state = telegramStates[name];
  const inside: PageFrame = { ...frame, data: { botLink: 'https://t.me/gatehouse_demo_bot' } };
  return (
    <Exhibit file="features/telegram">
      <Choice options={Object.keys(telegramStates)} chosen={name} onChoose={setName} />
      <PageProvider frame={inside}>
        <div className={styles.screen}>
          {state ? <TelegramScreen key={name} state={state} tell={nothing} slots={slots} /> : null}
        </div>
      </PageProvider>
      <Choice options={Object.keys(cardStates)} chosen={card} onChoose={setCard} />
      <Card>
        <div key={card} className={account.part}>
          {cardStates[card] ? (
            <CardScreen state={cardStates[card]} tell={nothing} before={<CardSkeleton isLinked />} />
          ) : null}
        </div>
      </Card>
    </Exhibit>
  );
}

function FormScreen(props: FormScreenProps) {
  return <LoginScreen {...props} LoginForm={StandIn} />;
}

/** The form of the login page has an exhibit of its own. */
function StandIn({ onForget }: LoginFormProps) {
  return <code>features/login{onForget ? ' ←' : ''}</code>;
}
