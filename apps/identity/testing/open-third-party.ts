import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { IdentityOptions } from '../identity-options.ts';
import { readProviders } from '../use-cases/third-party/providers-file.ts';
import { openTestIdentity, type TestEnvelope, type TestStore } from './open-test-identity.ts';
import { openProviderPeer } from './provider-peer.ts';

type Headers = Record<string, string>;

/** A brand on the usual port, so that redirect addresses can be followed. */
const brand: Brand = { ...defaultBrand, port: 3000 };
const { sites } = brand;
const siteIds = sites.map(({ id }) => id);

export type ThirdPartyTest = Awaited<ReturnType<typeof openThirdParty>>;

/** For tests: an identity API that takes the accounts of a real provider, and one that it does not believe addresses of. */
export async function openThirdParty(store: TestStore, more: Partial<IdentityOptions> = {}) {
  const peer = await openProviderPeer();
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-providers-'));
  const path = join(folder, 'providers.json');
  const doubted = { ...peer.entry, id: 'doubted', name: 'Doubted', email_trusted: false };
  const abroad = {
    ...peer.entry,
    id: 'abroad',
    name: 'Abroad',
    sites: sites.filter(({ region }) => region === 'TR').map(({ id }) => id),
  };
  writeFileSync(path, JSON.stringify([peer.entry, doubted, abroad]));
  const providers = readProviders({ path, siteIds, secretOf: () => undefined });
  const identity = await openTestIdentity(store, { providers, brand, ...more });
  const { post, get, mailbox } = identity;

  const begin = async (headers: Headers = {}, provider = 'peer') => {
    const { result } = await post('/user/public/third-party/begin', { provider }, headers);
    return String(result.url);
  };
  /** As far as the browser's way back. */
  const signIn = async (subject: string | undefined, headers: Headers = {}, provider = 'peer') =>
    peer.signIn(await begin(headers, provider), subject);
  const logIn = async (subject: string | undefined, headers: Headers = {}, provider = 'peer'): Promise<TestEnvelope> =>
    post('/user/public/login/thirdparty', await signIn(subject, headers, provider), headers);
  const open = (payload: object, headers: Headers = {}) => post('/user/public/third-party/register', payload, headers);
  /** A new account by that person, whose address the provider answers for. */
  const register = async (subject: string, headers: Headers = {}) => {
    peer.knows(subject, { email: `${subject}@example.com`, email_verified: true });
    const { result } = await logIn(subject, headers);
    return open({ uuid: result.uuid }, headers);
  };
  /** Sends the code of a challenge and answers it. */
  const codeOf = async (uuid: string, email: string, headers: Headers = {}) => {
    await post('/user/public/challenge/send', { uuid, item: 'email' }, headers);
    const mail = mailbox.list().find(({ to }) => to === email);
    const code = /\b\d{6}\b/.exec(`${mail?.subject} ${mail?.text}`)?.[0] ?? '';
    return { uuid, proof: { by: 'email' as const, code } };
  };
  const whose = async (token: string | undefined) =>
    (await get('/user/private/info', { usertoken: token ?? '' })).result;

  const accounts = async () => identity.db.selectFrom('account').selectAll().execute();

  return {
    ...identity,
    accounts,
    ...{ peer, begin, signIn, logInThere: logIn, open, registerThere: register, codeOf, whose },
    async close() {
      await identity.close();
      await peer.close();
      rmSync(folder, { recursive: true });
    },
  };
}
