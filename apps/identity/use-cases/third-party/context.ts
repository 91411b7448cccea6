import type { Services } from '../../kernel/services.ts';
import type { Provider } from './provider.ts';
import type { SignIns } from './sign-ins.ts';

/** What the parts of this capability are given. */
export type ThirdParty = Services & { readonly providers: readonly Provider[]; readonly signIns: SignIns };
