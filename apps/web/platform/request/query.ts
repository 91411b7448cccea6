/** A query value: absent ones are left out, lists repeat the name, objects are encoded as JSON. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: unknown };

/** HTTP-01: the URL of a call: the path with its query, a GET's body, then the params. */
export function withQuery(path: string, ...parts: readonly (object | undefined)[]): string {
  const query = new URLSearchParams();
  for (const part of parts) {
    for (const [name, value] of Object.entries(part ?? {})) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== undefined && one !== null)
          query.append(name, typeof one === 'object' ? JSON.stringify(one) : `${one}`);
      }
    }
  }
  const text = `${query}`;
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path;
}
