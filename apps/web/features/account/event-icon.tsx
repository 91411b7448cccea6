import { Icon, type IconName } from '../../ui/icon.tsx';
import { MoreIcon, type MoreIconName } from '../../ui/more-icons.tsx';

type IconChoice = { readonly icon: IconName } | { readonly more: MoreIconName };

/** Icons of security events. They are decoration: the text names the event too. */
const DRAWN: Readonly<Record<string, IconChoice>> = {
  login: { icon: 'user' },
  loginNewDevice: { icon: 'device' },
  loginFailed: { icon: 'alert' },
  passwordChanged: { icon: 'lock' },
  passwordReset: { icon: 'lock' },
  emailChanged: { icon: 'mail' },
  mobileChanged: { more: 'phone' },
  totpAdded: { more: 'app' },
  totpRemoved: { more: 'app' },
  recoveryCodesMade: { more: 'key' },
  recoveryCodeUsed: { more: 'key' },
  passkeyAdded: { more: 'passkey' },
  passkeyRemoved: { more: 'passkey' },
  antiPhishingAdded: { icon: 'mail' },
  antiPhishingChanged: { icon: 'mail' },
  antiPhishingRemoved: { icon: 'mail' },
  sessionsEnded: { icon: 'log-out' },
  accountLocked: { icon: 'lock' },
  accountUnlocked: { icon: 'success' },
  qrApproved: { more: 'qr' },
  qrRefused: { more: 'qr' },
  thirdPartyLinked: { icon: 'globe' },
  thirdPartyUnlinked: { icon: 'globe' },
  oauthGranted: { icon: 'globe' },
  oauthRevoked: { icon: 'globe' },
  factorsReset: { icon: 'alert' },
};

export function EventIcon({ kind }: { kind: string }) {
  const drawn = Object.hasOwn(DRAWN, kind) ? DRAWN[kind] : undefined;
  if (drawn && 'more' in drawn) return <MoreIcon name={drawn.more} />;
  return <Icon name={drawn?.icon ?? 'info'} />;
}
