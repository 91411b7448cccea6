import { useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { DeferredPanel } from '../deferred/deferred-panel.tsx';
import steps from '../forms/steps.module.css';

/** Shows the known devices after a click. */
export function TrustedDevices() {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <div className={steps.choices}>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('account.devices.known')}
        </Button>
      </div>
    );
  }
  return (
    <DeferredPanel
      load={async () => (await import('./known-devices.tsx')).KnownDevices}
      props={{}}
      onGiveUp={() => setOpen(false)}
    />
  );
}
