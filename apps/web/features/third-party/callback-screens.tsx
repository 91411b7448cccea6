import type { LoginChallenge } from '@gatehouse/contract/login/login';
import type { ThirdPartyPending } from '@gatehouse/contract/login/third-party';
import { type ReactNode, useRef } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import styles from '../forms/form.module.css';
import type { Refused } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { TrustDevice } from '../sign-in/trust-device.tsx';
import { verifyLogin } from '../sign-in/verify-login.ts';
import { Verification } from '../verification/verify.tsx';
import type { CallbackEvent, CallbackState } from './callback-flow.ts';
import { storedDeparture } from './departure.ts';
import { accountPath, loginAgain } from './paths.ts';
import { useBegin } from './use-begin.ts';

type Dispatch = (event: CallbackEvent) => void;

/** The screens after a user returns from a provider. */
export function CallbackScreen({ state, tell }: { state: CallbackState; tell: Dispatch }) {
  switch (state.step) {
    case 'asking':
    case 'done':
      return <Asking />;
    case 'second':
      return (
        <WithDeferredMessages>
          <Second asked={state.asked} tell={tell} />
        </WithDeferredMessages>
      );
    case 'unlinked':
      return <Unlinked pending={state.pending} tell={tell} />;
    case 'ended':
      return <Ended refused={state.refused} />;
    case 'unbound':
      return <Unbound />;
    case 'nothing':
      return <Nothing />;
  }
}

type TitledProps = { title: ReactNode; intro?: ReactNode; children: ReactNode };

/** A title that takes the focus when its screen appears, and its content. */
export function Titled({ title, intro, children }: TitledProps) {
  return (
    <section className={styles.form}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </header>
      {children}
    </section>
  );
}

function Asking() {
  const { t } = useMessages();
  return (
    <Titled title={t('thirdParty.checking')}>
      <Spinner size="large" label={t('form.wait')} />
      <SubmitNotice refused={undefined} waiting />
    </Titled>
  );
}

function Second({ asked, tell }: { asked: LoginChallenge; tell: Dispatch }) {
  const { t } = useMessages();
  const page = usePage();
  const trust = useRef<HTMLInputElement>(null);
  return (
    <Verification
      asked={asked}
      account={asked.account}
      title={t(`login.${asked.why}.title`)}
      intro={asked.why === 'factor' ? t('thirdParty.factor') : t(`login.${asked.why}.intro`)}
      answer={(proof, signal) =>
        verifyLogin(page, { uuid: asked.uuid, proof, trustDevice: trust.current?.checked }, signal)
      }
      more={asked.device_known ? null : <TrustDevice ref={trust} />}
      onDone={(answer) => tell({ type: 'answered', answer, intent: 'login' })}
      onBack={() => tell({ type: 'wentBack' })}
    />
  );
}

function Unlinked({ pending: { provider }, tell }: { pending: ThirdPartyPending; tell: Dispatch }) {
  const { t } = useMessages();
  const { brand, access } = usePage();
  const values = { name: provider.name, brand: brand.name };
  return (
    <Titled title={t('thirdParty.new.title', values)} intro={t('thirdParty.new.text', values)}>
      {access.loginOnly ? null : (
        <Button variant="primary" wide onClick={() => tell({ type: 'registerChosen' })}>
          {t('thirdParty.new.register')}
        </Button>
      )}
      <Button wide onClick={() => tell({ type: 'linkChosen' })}>
        {t('thirdParty.new.link')}
      </Button>
      <p className={styles.aside}>{t('thirdParty.new.linkText', values)}</p>
    </Titled>
  );
}

/** Why it stopped, with links to try again or log in by another method. */
function Ended({ refused: stopped }: { refused: Refused }) {
  const { t } = useMessages();
  const page = usePage();
  const departure = storedDeparture();
  const intent = departure?.intent ?? 'login';
  const { going, refused, begin } = useBegin(intent);
  const isLink = intent === 'link';
  return (
    <Titled title={t(isLink ? 'thirdParty.ended.link' : 'thirdParty.ended')}>
      <SubmitNotice refused={refused ?? stopped} waiting={false} stays />
      {departure ? (
        <Button
          variant="primary"
          wide
          waiting={going !== undefined}
          waitingText={t('thirdParty.button.leaving', { name: departure.name })}
          onClick={() => begin({ id: departure.provider, name: departure.name }, departure)}
        >
          {t('thirdParty.again', { name: departure.name })}
        </Button>
      ) : null}
      <LinkButton wide href={isLink ? accountPath(page) : loginAgain(page, departure?.search ?? '')}>
        {t(isLink ? 'thirdParty.toAccount' : 'thirdParty.otherWay')}
      </LinkButton>
    </Titled>
  );
}

/** TG-08: below the dialog. */
function Unbound() {
  const { t } = useMessages();
  const page = usePage();
  return (
    <Titled title={t('thirdParty.ended.link')}>
      <LinkButton wide href={accountPath(page)}>
        {t('thirdParty.toAccount')}
      </LinkButton>
    </Titled>
  );
}

function Nothing() {
  const { t } = useMessages();
  const page = usePage();
  return (
    <Titled title={t('thirdParty.nothing.title')} intro={t('thirdParty.nothing.text')}>
      <LinkButton variant="primary" wide href={loginAgain(page, storedDeparture()?.search ?? '')}>
        {t('thirdParty.toLogin')}
      </LinkButton>
    </Titled>
  );
}
