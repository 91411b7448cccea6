import type { TestIdentity } from './open-test-identity.ts';

export const PASSWORD = 'correct horse battery';
export const MAKER = 'aaaaaaaa-0000-4000-8000-000000000001';
export const OTHER = 'bbbbbbbb-0000-4000-8000-000000000002';
export const CHROME_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

export type Code = { uuid: string; content: string; secret: string; expires_at: number };

/** The calls of a login by QR code: of the browser that shows it, and of the session that scans it. */
export function qrCalls(api: Pick<TestIdentity, 'get' | 'post'>) {
  const maker = { guid: MAKER, 'user-agent': CHROME_ON_WINDOWS };
  return {
    async make(headers: Record<string, string> = {}): Promise<Code> {
      const { result } = await api.get('/v3/public/qrcode/generate', { ...maker, ...headers });
      return { ...result, secret: result.content.split('#')[1] };
    },
    status: ({ uuid }: Pick<Code, 'uuid'>, seen?: 'waiting' | 'scanned', headers: Record<string, string> = {}) =>
      api.get(`/v3/public/qrcode/status?uuid=${uuid}${seen ? `&seen=${seen}` : ''}`, { ...maker, ...headers }),
    scan: ({ secret }: Pick<Code, 'secret'>, usertoken: string, headers: Record<string, string> = {}) =>
      api.post('/user/private/qrcode/scan', { secret }, { usertoken, ...headers }),
    confirm: (
      { secret }: Pick<Code, 'secret'>,
      number: number,
      usertoken: string,
      headers: Record<string, string> = {},
    ) => api.post('/user/private/qrcode/confirm', { secret, number }, { usertoken, ...headers }),
    refuse: ({ secret }: Pick<Code, 'secret'>, usertoken: string) =>
      api.post('/user/private/qrcode/refuse', { secret }, { usertoken }),
  };
}

/** A number that was offered and is not the right one. */
export function wrongOf(numbers: readonly number[], right: number): number {
  return numbers.find((number) => number !== right) ?? 0;
}
