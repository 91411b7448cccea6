import { useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segments } from '../../ui/segments.tsx';
import type { ApplicationFormProps } from './application-form-props.ts';
import { ExistingForm } from './existing-form.tsx';
import styles from './partner-sandbox.module.css';
import { RegisterForm } from './register-form.tsx';

/** The first step: a new test application, or one that the developer has. */
export function ApplicationStep({ state, tell, proposal }: ApplicationFormProps) {
  const { t } = useMessages();
  const [way, setWay] = useState<'new' | 'existing'>('new');
  return (
    <>
      {state.step === 'application' && state.stray ? (
        <Notice kind="warning" role="status" title={t('partner.stray.title')}>
          {t('partner.stray')}
        </Notice>
      ) : null}
      <div className={styles.narrow}>
        <Segments
          name="way"
          legend={t('partner.application')}
          segments={[
            { value: 'new', label: t('partner.way.new') },
            { value: 'existing', label: t('partner.way.existing') },
          ]}
          value={way}
          onChoose={setWay}
        />
      </div>
      {proposal.isPage ? null : <p className={styles.quiet}>{t('partner.redirect.elsewhere')}</p>}
      {way === 'new' ? (
        <RegisterForm {...{ state, tell, proposal }} />
      ) : (
        <ExistingForm tell={tell} proposal={proposal} />
      )}
    </>
  );
}
