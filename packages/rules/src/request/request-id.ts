/** The header by which proxies, this server and the API name one request. */
export const REQUEST_ID_HEADER = 'x-request-id';

const SHAPE = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{32})$/i;

/** A received request id, if valid: a UUID, or its 32 digits as nginx writes them. Anything else could forge log lines. */
export function requestIdOf(value: unknown): string | undefined {
  return typeof value === 'string' && SHAPE.test(value) ? value.toLowerCase() : undefined;
}
