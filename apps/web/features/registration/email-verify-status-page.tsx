import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../forms/steps.module.css';
import { strong } from '../forms/strong.tsx';
import { nameOf } from './registration-answers.ts';
import type { Begun } from './registration-state.ts';
import type { Tell } from './screen-props.ts';
import { StepHead } from './step-head.tsx';

/** SIGNUP-06, EmailVerifyStatusPage: an emailed link was opened. Only the button uses it: mail scanners open links too. */
export function ConfirmLink({ account, waiting }: Begun & { waiting: boolean }) {
  const { t } = useMessages();
  const { site, brand } = usePage();
  const values = { email: nameOf(account), brand: brand.name, site: site.name };
  return (
    <>
      <StepHead
        title={t('verify.confirm.title')}
        intro={<Rich id="verify.confirm.text" values={values} tags={{ strong }} />}
      />
      <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('verify.confirm.submit.waiting')}>
        {t('verify.confirm.submit')}
      </Button>
      <p className={styles.note}>{t('verify.confirm.notYou')}</p>
    </>
  );
}

/** The registration began in this browser: it can continue there, or here. */
export function LinkConfirmed({ account, tell }: Begun & { tell: Tell }) {
  const { t } = useMessages();
  return (
    <>
      <div role="status">
        <StepHead
          title={t('verify.verified.title')}
          intro={<Rich id="verify.confirmed.text" values={{ email: nameOf(account) }} tags={{ strong }} />}
        />
      </div>
      <Button variant="secondary" wide onClick={() => tell({ type: 'wentOn' })}>
        {t('verify.confirmed.here')}
      </Button>
    </>
  );
}
