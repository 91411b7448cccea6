import { accountDevices, accountForgetDevice, type KnownDeviceRow } from '@gatehouse/contract/account/account';
import { codes } from '@gatehouse/contract/errors/codes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../cards/account.module.css';
import { Line, Row } from '../cards/account-row.tsx';
import { deviceName, isPhone, usePlace } from '../cards/device-text.ts';
import { useTimes } from '../cards/use-time-text.ts';
import { type Refused, refusedBy } from '../forms/submit-answer.ts';
import { useRefusal } from '../forms/submit-notice.tsx';
import { usePrivateCall } from '../verification/use-private-call.ts';

/** The devices that log in without a code by mail. A device that was removed is asked for a code again. */
export function KnownDevices() {
  const { t } = useMessages();
  const message = useRefusal();
  const { devices, refused, news, forgetting, load, forget, dialog } = useDevices();
  const told = useRef<HTMLDivElement>(null);
  // The row and its button are gone.
  useEffect(() => {
    if (news) told.current?.focus();
  }, [news]);
  return (
    <>
      <p className={styles.quiet}>{t('accountForm.devices.intro')}</p>
      <div role="status" ref={told} tabIndex={-1} className={styles.news}>
        {news ? <Notice kind="success">{t('accountForm.devices.forgotten', news)}</Notice> : null}
        {refused && !refused.toasted ? (
          <Notice
            kind="danger"
            actions={
              devices ? null : (
                <Button compact onClick={load}>
                  {t('shell.retry')}
                </Button>
              )
            }
          >
            {message(refused)}
          </Notice>
        ) : null}
      </div>
      {devices || refused ? null : <Spinner label={t('form.wait')} />}
      {devices?.length === 0 ? <p>{t('accountForm.devices.none')}</p> : null}
      <ul className={styles.rows}>
        {devices?.map((device) => (
          <Device
            key={device.device_id}
            device={device}
            forgetting={forgetting === device.device_id}
            onForget={() => void forget(device)}
          />
        ))}
      </ul>
      {dialog}
    </>
  );
}

type DeviceProps = { device: KnownDeviceRow; forgetting: boolean; onForget: () => void };

function Device({ device, forgetting, onForget }: DeviceProps) {
  const messages = useMessages();
  const { t } = messages;
  const name = deviceName(messages, device);
  const place = usePlace()(device.country);
  const { at, ago = at } = useTimes()(device.last_seen_at);
  return (
    <Row
      icon={isPhone(device.system) ? <MoreIcon name="phone" /> : <Icon name="device" />}
      title={name}
      marks={[device.current ? t('account.sessions.thisDevice') : undefined]}
      ending={forgetting}
      end={
        device.current ? null : (
          <Button
            compact
            waiting={forgetting}
            aria-label={t('accountForm.devices.forgetOne', { device: name })}
            onClick={onForget}
          >
            {t('accountForm.devices.forget')}
          </Button>
        )
      }
    >
      <Line>{[place, t('account.sessions.lastSeen', { time: ago })].filter(Boolean).join(' · ')}</Line>
    </Row>
  );
}

function useDevices() {
  const { ask, dialog } = usePrivateCall();
  const latest = useRef(ask);
  const [devices, setDevices] = useState<readonly KnownDeviceRow[]>();
  const [refused, setRefused] = useState<Refused>();
  const [news, setNews] = useState<{ readonly count: number }>();
  const [forgetting, setForgetting] = useState<string>();
  const load = useCallback(() => {
    setRefused(undefined);
    void latest.current(accountDevices, undefined).then((answer) => {
      if (answer.ret_code === codes.success && answer.result) setDevices(answer.result.devices);
      else setRefused(refusedBy(answer));
    });
  }, []);
  useEffect(load, [load]);

  async function forget({ device_id }: KnownDeviceRow) {
    if (forgetting) return;
    setForgetting(device_id);
    setRefused(undefined);
    setNews(undefined);
    const answer = await ask(accountForgetDevice, { device_id });
    setForgetting(undefined);
    if (answer.ret_code === codes.success) {
      setDevices((known) => known?.filter((device) => device.device_id !== device_id));
      setNews({ count: answer.result?.sessions_ended ?? 0 });
    } else if (answer.ret_code !== codes.stepUpNeeded) setRefused(refusedBy(answer));
  }
  return { devices, refused, news, forgetting, load, forget, dialog };
}
