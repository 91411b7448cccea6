import { requestHeaders } from '@gatehouse/contract/call/request-headers';

export type HeaderValues = {
  readonly token?: string | undefined;
  readonly guid?: string | undefined;
  readonly language: string;
  readonly platform: string;
  readonly transaction?: string | undefined;
  readonly frame?: string | undefined;
  readonly telegram?: string | undefined;
};

/** Characters allowed in a header: any other would make `fetch` throw. */
const HEADER_TEXT = /^[\x20-\x7e]+$/;

/** HTTP-02: the headers of a call. Absent and invalid values are left out. */
export function headersOf(values: HeaderValues): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Content-Type': 'application/json' };
  for (const [name, value] of Object.entries(values)) {
    if (value && HEADER_TEXT.test(value)) headers[requestHeaders[name as keyof typeof requestHeaders]] = value;
  }
  return headers;
}
