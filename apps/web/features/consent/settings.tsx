import { consentPurposes } from '@gatehouse/rules/consent/consent';
import type { ConsentPurpose } from '@gatehouse/rules/site/brand';
import { useState } from 'react';
import { getConsent, giveConsent } from '../../platform/consent/consent.ts';
import { usePage } from '../../shell/page-context.tsx';
import { Rich, useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Purposes } from './purposes.tsx';
import styles from './settings.module.css';
import { isUsed, useUses } from './use-uses.ts';
import { ConsentTime } from './your-answer.tsx';

/** SHELL-05: the consent settings of this browser by purpose. A purpose is on only if it was granted before. */
export function Settings({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const { site } = usePage();
  const [record] = useState(getConsent);
  const uses = useUses();
  // Purposes that nothing uses are not shown; an earlier answer for them stays.
  const asked = consentPurposes.filter((purpose) => isUsed(uses(purpose)));
  const [granted, setGranted] = useState(() => consentPurposes.filter((purpose) => record?.choices[purpose]));
  const answer = (purposes: readonly ConsentPurpose[]) => {
    onClose();
    giveConsent(purposes);
  };
  const change = (purpose: ConsentPurpose, on: boolean) =>
    setGranted((before) => (on ? [...before, purpose] : before.filter((one) => one !== purpose)));
  const tags = { link: (children: React.ReactNode) => <a href={site.links.cookies}>{children}</a> };
  return (
    <Dialog open onClose={onClose} title={t('consent.title')}>
      <p>{t('consent.intro', { host: site.host })}</p>
      <Purposes purposes={asked} granted={granted} onChange={change} />
      <p className={styles.quiet}>
        <ConsentTime record={record} /> <Rich id="consent.policy" tags={tags} />
      </p>
      <div className={styles.answers}>
        <Button onClick={() => answer([])}>{t('consent.rejectAll')}</Button>
        <Button onClick={() => answer(consentPurposes)}>{t('consent.acceptAll')}</Button>
        <Button variant="primary" onClick={() => answer(granted)}>
          {t('consent.save')}
        </Button>
      </div>
    </Dialog>
  );
}
