import type { LoginParts } from '../features/login/methods/form-methods.tsx';
import { QrButton } from '../features/qr/qr-panel.tsx';
import { LoginThirdParties } from '../features/third-party/third-party-buttons.tsx';

/** What login methods add to the form that is not a row of it. */
export const parts: LoginParts = { thirdParty: LoginThirdParties, qr: QrButton };
