import type { TotpBeginning } from '@gatehouse/contract/account/factors';
import { useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import account from '../cards/account.module.css';
import own from './factors.module.css';

/** Large enough for a camera at arm's length, small enough to leave the code field on the screen. */
const QR_PX = 176;
const WIDE = '(width >= 40rem)';

/**
 * The key for a camera, for an app on this device, and for typing. A phone cannot read its own screen: there the app comes first, and the
 * code is one press away.
 */
export function Key({ begun: { uri, secret } }: { begun: TotpBeginning }) {
  const { t } = useMessages();
  const [wide] = useState(() => globalThis.matchMedia?.(WIDE).matches ?? true);
  const code = <QrCode width={QR_PX} text={uri} label={t('factorsForm.app.qr')} />;
  return (
    <>
      <b>{t(wide ? 'factorsForm.app.step.scan' : 'factorsForm.app.step.open')}</b>
      {wide ? code : null}
      <LinkButton wide variant={wide ? 'secondary' : 'primary'} href={uri}>
        {t('factorsForm.app.open')}
      </LinkButton>
      <div>
        <p className={account.quiet}>{t('factorsForm.app.key.text')}</p>
        <p>
          <code className={own.key} dir="ltr" translate="no">
            {secret.match(/.{1,4}/g)?.map((group) => (
              <span key={group}>{group}</span>
            ))}
          </code>
        </p>
        <CopyButton
          compact
          variant="secondary"
          text={secret}
          label={t('factorsForm.app.key.copy')}
          done={t('factorsForm.app.key.copied')}
        />
      </div>
      {wide ? null : <Disclosure summary={t('factorsForm.app.other')}>{code}</Disclosure>}
      <Disclosure summary={t('factorsForm.app.none')}>
        <p>{t('factorsForm.app.none.text')}</p>
      </Disclosure>
    </>
  );
}
