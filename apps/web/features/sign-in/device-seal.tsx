import { deviceSeal } from '@gatehouse/contract/account/account';
import type { PersonalSeal as SealShape } from '@gatehouse/rules/site/personal-seal';
import { useEffect, useState } from 'react';
import { getPlatform } from '../../platform/page/browser.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { PersonalSeal } from '../../ui/personal-seal.tsx';
import form from '../forms/form.module.css';

/** Asks once whose seal this device shows, and shows it at the end of the title's line. */
export function DeviceSeal() {
  const { t } = useMessages();
  const page = usePage();
  const [seal, setSeal] = useState<SealShape>();
  useEffect(() => {
    void getPlatform(page)
      .ask(deviceSeal, undefined)
      .then(({ result }) => setSeal(result?.seal));
  }, [page]);
  return seal ? <PersonalSeal seal={seal} label={t('login.seal')} size={48} className={form.mark} /> : null;
}
