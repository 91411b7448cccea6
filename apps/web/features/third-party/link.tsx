import { codes } from '@gatehouse/contract/errors/codes';
import { type ThirdPartyPending, thirdPartyLink, thirdPartyPending } from '@gatehouse/contract/login/third-party';
import { useCallback, useEffect, useRef, useState } from 'react';
import { destinationHere } from '../../platform/navigation/destination.ts';
import { leaveTo } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import { strong } from '../forms/strong.tsx';
import { type Refused, refusedBy } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { useArrival } from '../forms/use-arrival-focus.ts';
import { switchToDemo } from '../sign-in/demo-login.ts';
import { useStepUp } from '../verification/step-up.tsx';
import type { CallbackParts } from './callback-effects.ts';
import { Titled } from './callback-screens.tsx';
import { restoreSearch, storeDeparture, storedDeparture } from './departure.ts';
import { accountPath } from './paths.ts';
import { telegramBindCode } from './telegram-bind-code.ts';

type State =
  | { readonly step: 'looking' | 'nothing' }
  | { readonly step: 'asking' | 'linking' | 'done'; readonly pending: ThirdPartyPending; readonly refused?: Refused };

/** LOGIN-06: after the login, asks the user to confirm linking the account at a provider to this one. */
export function Link({ sayBindFailure }: CallbackParts) {
  const { t } = useMessages();
  const page = usePage();
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ step: 'looking' });
  const stepUp = useStepUp();
  usePending(setState);
  useArrival(element, state.step === 'linking' ? 'asking' : state.step);
  const goOn = async () => {
    storeDeparture(null);
    await switchToDemo(page);
    leaveTo(destinationHere(page, 'login', null), 'replace');
  };
  const link = async (pending: ThirdPartyPending) => {
    setState({ step: 'linking', pending });
    const { uuid } = pending;
    const run = () => getPlatform(page).ask(thirdPartyLink, { uuid });
    const answer = await localizeAnswer(page, stepUp.call(thirdPartyLink, run));
    const isDone = answer.ret_code === codes.success;
    const bindCode = telegramBindCode(page, pending.provider.id, answer, 'login');
    if (bindCode !== undefined) {
      setState({ step: 'asking', pending });
      return (await sayBindFailure(page, bindCode)) ? goOn() : undefined;
    }
    setState(isDone ? { step: 'done', pending } : { step: 'asking', pending, refused: refusedBy(answer) });
  };
  return (
    <div ref={element}>
      {state.step === 'looking' ? (
        <Titled title={t('thirdParty.link.title')}>
          <Spinner size="large" label={t('form.wait')} />
        </Titled>
      ) : null}
      {state.step === 'nothing' ? (
        <Titled title={t('thirdParty.nothing.title')} intro={t('thirdParty.nothing.link')}>
          <LinkButton variant="primary" wide href={accountPath(page)}>
            {t('thirdParty.toAccount')}
          </LinkButton>
        </Titled>
      ) : null}
      {'pending' in state ? <Asking state={state} onLink={link} onLeave={() => void goOn()} /> : null}
      {stepUp.dialog}
    </div>
  );
}

/** Loads the proof that this device obtained before the login, and restores the query of the page that was left. */
function usePending(setState: (state: State) => void): void {
  const page = usePage();
  const look = useCallback(async () => {
    const { uuid, search } = storedDeparture() ?? {};
    if (!uuid) return setState({ step: 'nothing' });
    restoreSearch(search ?? '');
    const { result } = await getPlatform(page).ask(thirdPartyPending, { uuid });
    setState(result ? { step: 'asking', pending: result } : { step: 'nothing' });
  }, [page, setState]);
  useEffect(() => void look(), [look]);
}

type AskingProps = {
  state: Extract<State, { readonly pending: unknown }>;
  onLink: (pending: ThirdPartyPending) => void;
  onLeave: () => void;
};

function Asking({ state: { step, pending, refused }, onLink, onLeave }: AskingProps) {
  const { t } = useMessages();
  const { brand, session } = usePage();
  const { provider, vague_email: email = '' } = pending;
  if (step === 'done') {
    return (
      <Titled title={t('thirdParty.link.done', { name: provider.name })}>
        <Notice kind="success">{t('thirdParty.link.doneText', { name: provider.name })}</Notice>
        <Button variant="primary" wide onClick={onLeave}>
          {t('thirdParty.link.goOn')}
        </Button>
      </Titled>
    );
  }
  const own = session.user?.vague_email || session.user?.vague_mobile || '';
  const values = { name: provider.name, email, own, brand: brand.name };
  return (
    <Titled
      title={t('thirdParty.link.question', { name: provider.name })}
      intro={
        <Rich id={email ? 'thirdParty.link.text' : 'thirdParty.link.nameless'} values={values} tags={{ strong }} />
      }
    >
      <SubmitNotice refused={refused} waiting={step === 'linking'} />
      <Button variant="primary" wide waiting={step === 'linking'} onClick={() => onLink(pending)}>
        {t('thirdParty.link.submit', { name: provider.name })}
      </Button>
      <Button wide onClick={onLeave}>
        {t('thirdParty.link.not')}
      </Button>
    </Titled>
  );
}
