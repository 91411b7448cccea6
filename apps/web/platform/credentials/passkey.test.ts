import type { PasskeyCreationOptions } from '@gatehouse/contract/account/factors';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getPasskey, makePasskey, passkeySupport } from './passkey.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const signal = new AbortController().signal;
/** 0xfb 0xff is `-_8` in base64url, and has the letters in which it differs from base64. */
const ODD = '-_8';
const odd = () => bytes(0xfb, 0xff);

const creation: PasskeyCreationOptions = {
  challenge: ODD,
  rp: { id: 'localhost', name: 'Gatehouse' },
  user: { id: 'AQI', name: 'a***@b***.c', displayName: 'a***@b***.c' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [{ id: 'AQ', type: 'public-key', transports: ['internal'] }],
};

/** A browser: what its `create` and `get` are called with, and what they give. */
function browserThat(gives: () => Promise<unknown>, own: object = {}) {
  const asked: CredentialRequestOptions[] & CredentialCreationOptions[] = [];
  const answer = (options: object) => {
    asked.push(options);
    return gives();
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, own),
  );
  vi.stubGlobal('navigator', { credentials: { create: answer, get: answer } });
  return asked;
}

const refused = (name: string) => async () => {
  throw new DOMException('no', name);
};

afterEach(() => vi.unstubAllGlobals());

describe('in a browser without JSON of its own', () => {
  const assertion = {
    ...{ id: ODD, rawId: odd(), type: 'public-key', authenticatorAttachment: 'platform' },
    response: { authenticatorData: odd(), clientDataJSON: bytes(1), signature: bytes(2), userHandle: bytes(3) },
  };

  test('a passkey is asked for by bytes, and its answer is JSON', async () => {
    const asked = browserThat(async () => assertion);
    const options = {
      challenge: ODD,
      rpId: 'localhost',
      allowCredentials: [{ id: 'AQ', type: 'public-key' as const }],
    };
    expect(await getPasskey(options, { signal })).toEqual({
      ...{ id: ODD, rawId: ODD, type: 'public-key', authenticatorAttachment: 'platform', clientExtensionResults: {} },
      response: { authenticatorData: ODD, clientDataJSON: 'AQ', signature: 'Ag', userHandle: 'Aw' },
    });
    const [{ publicKey, mediation } = {}] = asked;
    expect(new Uint8Array(publicKey?.challenge as ArrayBuffer)).toEqual(new Uint8Array(odd()));
    expect(publicKey).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: new Uint8Array([1]) }] });
    expect(mediation).toBeUndefined();
  });

  test('where there is no user handle there is none in the answer; quiet asking says so', async () => {
    const asked = browserThat(async () => ({ ...assertion, response: { ...assertion.response, userHandle: null } }));
    const answer = await getPasskey({ challenge: ODD }, { signal, conditional: true });
    expect(answer).not.toHaveProperty('response.userHandle');
    expect(asked[0]).toMatchObject({ mediation: 'conditional', signal });
  });

  test('a passkey is made by bytes, and what comes of it is JSON', async () => {
    const asked = browserThat(async () => ({
      ...{ id: ODD, rawId: odd(), type: 'public-key', authenticatorAttachment: null },
      response: { clientDataJSON: bytes(1), attestationObject: odd(), getTransports: () => ['internal', 'hybrid'] },
    }));
    expect(await makePasskey(creation, signal)).toMatchObject({
      rawId: ODD,
      response: { clientDataJSON: 'AQ', attestationObject: ODD, transports: ['internal', 'hybrid'] },
    });
    expect(asked[0]?.publicKey).toMatchObject({
      user: { id: new Uint8Array([1, 2]), name: 'a***@b***.c' },
      excludeCredentials: [{ id: new Uint8Array([1]), transports: ['internal'] }],
    });
  });
});

describe('in a browser with its own JSON', () => {
  test('that is used, for what is asked and what is answered', async () => {
    const own = { parseRequestOptionsFromJSON: (options: object) => ({ ...options, parsed: true }) };
    const json = { id: 'x', from: 'toJSON' };
    const asked = browserThat(async () => ({ toJSON: () => json }), own);
    expect(await getPasskey({ challenge: ODD }, { signal })).toBe(json);
    expect(asked[0]?.publicKey).toMatchObject({ challenge: ODD, parsed: true });
  });
});

describe('without a passkey', () => {
  test.each(['NotAllowedError', 'AbortError'])('%s is no failure: nobody chose one', async (name) => {
    browserThat(refused(name));
    expect(await getPasskey({ challenge: ODD }, { signal })).toBe('dismissed');
    expect(await makePasskey(creation, signal)).toBe('dismissed');
  });

  test('the one that is there already is told; any other failure is one', async () => {
    browserThat(refused('InvalidStateError'));
    expect(await makePasskey(creation, signal)).toBe('exists');
    await expect(getPasskey({ challenge: ODD }, { signal })).rejects.toThrow('no');
    browserThat(refused('SecurityError'));
    await expect(makePasskey(creation, signal)).rejects.toThrow('no');
    browserThat(async () => null);
    expect(await getPasskey({ challenge: ODD }, { signal })).toBe('dismissed');
  });

  test('a browser says what it can do, and one that cannot is not asked', async () => {
    browserThat(async () => null, { isConditionalMediationAvailable: async () => true });
    expect(await passkeySupport()).toEqual({ available: true, conditional: true });
    browserThat(async () => null, { isConditionalMediationAvailable: refused('TypeError') });
    expect(await passkeySupport()).toEqual({ available: true, conditional: false });
    browserThat(async () => null);
    expect(await passkeySupport()).toEqual({ available: true, conditional: false });
    vi.stubGlobal('isSecureContext', false);
    expect(await passkeySupport()).toEqual({ available: false, conditional: false });
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('PublicKeyCredential', undefined);
    expect(await passkeySupport()).toEqual({ available: false, conditional: false });
  });
});
