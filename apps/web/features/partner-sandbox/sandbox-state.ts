import type { ProviderMetadata, TokenAnswer } from '@gatehouse/contract/oauth/standard-messages';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import type { AuthorizationAnswer } from './protocol/authorization-answer.ts';
import type { AuthorizationRequest, Proof } from './protocol/authorization-request.ts';
import type { Exchange } from './protocol/http-message.ts';
import type { StoredRequest } from './stored-request.ts';
import type { Registration, TestClient } from './test-client.ts';

/** What can be asked with tokens. */
export type SandboxCall = 'userinfo' | 'balance' | 'refresh' | 'introspection' | 'revocation';
export type SandboxCalls = Readonly<Partial<Record<SandboxCall, Exchange>>>;

export type Discovered = { readonly metadata: ProviderMetadata };
export type WithClient = Discovered & { readonly client: TestClient };
export type WithRequest = WithClient & { readonly request: AuthorizationRequest };
export type WithAnswer = WithRequest & { readonly search: string; readonly answer: AuthorizationAnswer };
/** `secret`: in memory alone. `revoked`: the tokens are over. */
export type WithTokens = WithRequest & {
  readonly secret: string;
  readonly exchange: Exchange;
  readonly tokens: TokenAnswer;
  readonly calls: SandboxCalls;
  readonly revoked: boolean;
};

/** A partner's developer on the way from nothing to tokens. */
export type SandboxState =
  | { readonly step: 'discovering' }
  | { readonly step: 'undiscovered' }
  /** `stray`: an answer came that this tab has not asked for. `refused`: of the registration. */
  | ({ readonly step: 'application'; readonly stray?: true; readonly refused?: SubmitAnswer } & Discovered)
  | ({ readonly step: 'registering' } & Discovered)
  | ({ readonly step: 'preparing' } & WithClient)
  /** `unstored`: the browser keeps nothing, so that no answer could be checked. */
  | ({ readonly step: 'asking'; readonly proof: Proof; readonly unstored?: true } & WithClient)
  | ({ readonly step: 'leaving' } & WithRequest)
  | ({ readonly step: 'waiting'; readonly unreadable?: true } & WithRequest)
  /** `exchange`: a token request that failed. */
  | ({ readonly step: 'answered'; readonly exchange?: Exchange } & WithAnswer)
  | ({ readonly step: 'exchanging'; readonly secret: string } & WithAnswer)
  | ({ readonly step: 'tokens' } & WithTokens)
  | ({ readonly step: 'calling'; readonly call: SandboxCall } & WithTokens);

/** There are tokens. */
export type TokensState = Extract<SandboxState, { step: 'tokens' | 'calling' }>;
/** There is no application yet. */
export type ApplicationState = Extract<SandboxState, { step: 'application' | 'registering' }>;

export type Found = StoredRequest | 'stray' | undefined;
export type SandboxEvent =
  | { readonly type: 'discovered'; readonly metadata: ProviderMetadata; readonly found: Found }
  | { readonly type: 'undiscovered' }
  | { readonly type: 'again' }
  | { readonly type: 'registerAsked'; readonly registration: Registration }
  | { readonly type: 'registered'; readonly answer: SubmitAnswer; readonly registration: Registration }
  | { readonly type: 'clientGiven'; readonly client: TestClient }
  | { readonly type: 'prepared'; readonly proof: Proof }
  | { readonly type: 'sent'; readonly request: AuthorizationRequest }
  | { readonly type: 'notStored' }
  | { readonly type: 'pasted'; readonly text: string }
  | { readonly type: 'exchangeAsked'; readonly secret: string }
  | { readonly type: 'called'; readonly exchange: Exchange }
  | { readonly type: 'callAsked'; readonly call: SandboxCall }
  | { readonly type: 'anotherRequest' }
  | { readonly type: 'startedOver' };

export type SandboxEffect =
  | { readonly type: 'discover' }
  | { readonly type: 'register'; readonly registration: Registration }
  | { readonly type: 'prepare' }
  | { readonly type: 'leave'; readonly state: WithRequest }
  | { readonly type: 'keepAnswer'; readonly state: WithAnswer }
  | { readonly type: 'exchange'; readonly state: WithAnswer; readonly secret: string }
  | { readonly type: 'call'; readonly state: WithTokens; readonly call: SandboxCall }
  | { readonly type: 'forget' };
