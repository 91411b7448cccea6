import type { LoginParts } from '../../features/login/login-parts.ts';
import { QrButton } from '../../features/qr/qr-panel.tsx';
import { LoginThirdParties } from '../../features/third-party/third-party-buttons.tsx';

/** What each way brings to the login form that is no row of it. */
export const parts: LoginParts = { thirdParty: LoginThirdParties, qr: QrButton };
