import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bannerConfig, bannerKeys, webConfig, webKeys } from '@gatehouse/contract/remote-config/remote-config';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../../testing/open-test-identity.ts';
import { openRemoteConfigFile, RemoteConfigError, type RemoteConfigFile } from './remote-config-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-steering-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'steering.json');
/** As operators should: whole, by renaming. */
const write = (content: unknown) => {
  writeFileSync(`${path}.new`, typeof content === 'string' ? content : JSON.stringify(content));
  renameSync(`${path}.new`, path);
};

const experiment = { id: 'new-look', arms: [{ weight: 1 }, { layout: 'new-ui', weight: 1 }] };
const captcha = { 'main-login': { useDowngrade: true, guidTailList: ['a', 'f'], ofOthers: { x: [1] } } };
const config = {
  everywhere: {
    signup_page_config: { variant: 'newLink', notice: { en: 'Welcome', 'en-EU': 'Welcome to Europe' } },
    signup_button_text: { en: 'Open my account', 'ja-JP': '口座を開く' },
    login_page_config: { notice: { en: 'Codes are slow today' } },
    download_config: { allowed: true },
    captcha_config: captcha,
  },
  environments: { testnet: { download_config: { allowed: false } } },
  sites: { EU: { signup_page_config: { layout: 'old', experiment }, signup_button_text: {} } },
};
const all = [...Object.values(bannerKeys), ...Object.values(webKeys)];

describe('what the calls answer', () => {
  let steered: TestIdentity;
  let plain: TestIdentity;
  beforeAll(async () => {
    write(config);
    [steered, plain] = await Promise.all([
      openTestIdentity('SQLite', { remoteConfigFile: path }),
      openTestIdentity('SQLite'),
    ]);
  });
  afterAll(() => Promise.all([steered?.close(), plain?.close()]));

  const banner = async (site: string, language: string, keys: string[] = all) => {
    const payload = { project_name: 'gatehouse', keys, properties: { language } };
    const { ret_code, result } = await steered.post(bannerConfig.path, payload, { 'x-gatehouse-site': site });
    expect(ret_code).toBe(0);
    return result.data as Record<string, string>;
  };
  const web = async (site: string, keys: string[] = all) => {
    const payload = { project_name: 'gatehouse', keys };
    const { result } = await steered.post(webConfig.path, payload, { 'x-gatehouse-site': site });
    return Object.fromEntries(result.data.map(({ name, value }: Record<string, string>) => [name, value]));
  };

  test('[LOGIN-12] pages get their configs as JSON text, texts in the language that was asked for', async () => {
    expect(await banner('GLOBAL', 'en')).toEqual({
      signup_page_config: '{"variant":"newLink","notice":"Welcome"}',
      signup_button_text: 'Open my account',
      login_page_config: '{"notice":"Codes are slow today"}',
    });
    expect(await banner('GLOBAL', 'ja-JP')).toEqual({
      signup_page_config: '{"variant":"newLink"}',
      signup_button_text: '口座を開く',
      login_page_config: '{}',
    });
  });

  test('[LOGIN-12] a site comes before its environment, and that before everywhere; each key whole', async () => {
    expect(await banner('EU', 'en-EU')).toEqual({
      signup_page_config: JSON.stringify({ layout: 'old', experiment }),
      login_page_config: '{}',
    });
    expect((await web('TESTNET')).download_config).toBe('{"allowed":false}');
    expect((await web('GLOBAL')).download_config).toBe('{"allowed":true}');
  });

  test('[LOGIN-12] [CAPT-02] the captcha config passes through as it is', async () => {
    expect(JSON.parse((await web('GLOBAL')).captcha_config)).toEqual(captcha);
  });

  test('[LOGIN-12] only the requested keys are answered, once', async () => {
    expect(Object.keys(await banner('GLOBAL', 'en', ['signup_button_text', 'signup_button_text', 'other']))).toEqual([
      'signup_button_text',
    ]);
    expect(await web('GLOBAL', ['__proto__', 'constructor', 'signup_button_text'])).toEqual({});
  });

  test('[LOGIN-12] without a file nothing is steered', async () => {
    const payload = { project_name: 'gatehouse', keys: all, properties: { language: 'en' } };
    expect((await plain.post(bannerConfig.path, payload)).result).toEqual({ data: {} });
    const { properties: _, ...asked } = payload;
    expect((await plain.post(webConfig.path, asked)).result).toEqual({ data: [] });
  });

  test.each([
    [{ project_name: 'gatehouse', keys: all }, 'properties'],
    [{ project_name: '', keys: all, properties: { language: 'en' } }, 'project_name'],
    [{ project_name: 'x', keys: [], properties: { language: 'en' } }, 'keys'],
    [{ project_name: 'x', keys: Array(21).fill('a'), properties: { language: 'en' } }, 'keys'],
    [{ project_name: 'x', keys: ['a b'], properties: { language: 'en' } }, 'keys.0'],
    [{ project_name: 'x', keys: ['a'], properties: { language: '../../x' } }, 'properties.language'],
    [{ project_name: 'x', keys: ['a'], properties: { language: 'en' }, more: 1 }, 'more'],
  ])('[LOGIN-12] %j is refused, and %s is named', async (payload, field) => {
    expect(await steered.post(bannerConfig.path, payload)).toMatchObject({ status: 400, result: { field } });
  });
});

describe('the file', () => {
  let file: RemoteConfigFile | undefined;
  afterEach(() => file?.close());
  const errors: string[] = [];
  const open = () => {
    errors.length = 0;
    const onError = (error: unknown) => errors.push(String(error));
    return openRemoteConfigFile({ path, siteIds: ['GLOBAL', 'EU'], onError, everyMs: 20 });
  };

  test.each<[string, unknown, RegExp]>([
    ['no JSON', '{"everywhere":', /it is not valid JSON/],
    ['a list', [], /the file: Invalid input/],
    ['an unknown part', { everwhere: {} }, /everwhere: is not a field of a steering file/],
    ['an unknown key', { everywhere: { signup: {} } }, /everywhere\.signup: is not a field/],
    ['an unknown site', { sites: { XX: {} } }, /sites\.XX: must be one of the brand's sites: GLOBAL, EU/],
    ['an unknown environment', { environments: { prod: {} } }, /environments\.prod: is not a field of a steering file/],
    [
      'a wrong variant',
      { everywhere: { signup_page_config: { variant: 'new' } } },
      /config\.variant: must be one of newC/,
    ],
    [
      'a wrong layout',
      { sites: { EU: { signup_page_config: { layout: 1 } } } },
      /sites\.EU\..*layout: must be one of old/,
    ],
    [
      'an experiment without weights',
      { everywhere: { signup_page_config: { experiment: { id: 'a', arms: [{}, {}] } } } },
      /experiment: must be an id of small letters/,
    ],
    [
      'an experiment that is decided',
      {
        everywhere: {
          signup_page_config: {
            variant: 'oldCode',
            experiment: { id: 'a', arms: [{ weight: 1 }, { variant: 'newLink', weight: 1 }] },
          },
        },
      },
      /signup_page_config: sets one variant for all visitors/,
    ],
    [
      'a language that is not served',
      { everywhere: { signup_button_text: { xx: 'a' } } },
      /text\.xx: must be the code of/,
    ],
    [
      'a text with a line end',
      { everywhere: { signup_button_text: { en: 'a\nb' } } },
      /text\.en: must be plain text of/,
    ],
    ['a long text', { everywhere: { signup_button_text: { en: 'a'.repeat(41) } } }, /at most 40 characters/],
    ['a wrong flag', { everywhere: { download_config: { allowed: 'yes' } } }, /allowed: must be true or false/],
    ['a huge file', 'x'.repeat(300_000), /it has more than 262144 bytes/],
  ])('[LOGIN-12] %s stops the start, and the message names it', async (_, content, message) => {
    write(content);
    const opening = open();
    await expect(opening).rejects.toThrow(RemoteConfigError);
    await expect(opening).rejects.toThrow(message);
  });

  test('[LOGIN-12] one that is missing stops the start', async () => {
    rmSync(path);
    await expect(open()).rejects.toThrow(/cannot be read \(ENOENT\): set STEERING_FILE/);
  });

  test('[LOGIN-12] it is read again when it changes; a broken one is reported, and the one before stays', async () => {
    write({ everywhere: { download_config: { allowed: true } } });
    file = await open();
    expect(file.config().everywhere?.download_config).toEqual({ allowed: true });
    write({ everywhere: { download_config: { allowed: false } } });
    await vi.waitFor(() => expect(file?.config().everywhere?.download_config).toEqual({ allowed: false }), 5_000);
    write('{"everywhere": {');
    await vi.waitFor(() => expect(errors).toHaveLength(1), 5_000);
    expect(file.config().everywhere?.download_config).toEqual({ allowed: false });
    rmSync(path);
    await vi.waitFor(() => expect(errors.at(-1)).toMatch(/ENOENT/), 5_000);
    write({});
    await vi.waitFor(() => expect(file?.config()).toEqual({}), 5_000);
  });

  test('[LOGIN-12] the whole example is taken', async () => {
    write(config);
    file = await open();
    expect(file.config()).toEqual(config);
  });
});
