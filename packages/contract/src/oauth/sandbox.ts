import { call } from '../call/call.ts';
import type { SandboxClientPayload } from './sandbox.schema.ts';

/** A test application as its developer gets it. `client_secret`: shown this once. `expires_at`: epoch ms. */
export type SandboxClient = {
  client_id: string;
  client_secret?: string;
  redirect_uris: readonly string[];
  scopes: readonly string[];
  expires_at: number;
};

/**
 * Registers a test application, on the test network and in development. Nothing that it is allowed there counts anywhere else.
 * Refused with `notFound` on other sites, with `invalidField` for an address that none may have, with `addressLimit` for too many.
 */
export const oauthSandboxRegister = call<SandboxClientPayload, SandboxClient>(
  'POST',
  '/oauth/v1/public/sandbox_register',
  {
    access: 'public',
    ours: true,
  },
);
