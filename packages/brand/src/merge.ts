export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Lays a patch over a value: objects are merged key by key, everything else (lists too) is replaced, and `null` takes an
 * optional field away. Neither argument is changed. The result has no prototype tricks: `__proto__` becomes a plain key.
 */
export function merge(base: unknown, patch: Json): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map<string, unknown>(isObject(base) ? Object.entries(base) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, merge(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}
