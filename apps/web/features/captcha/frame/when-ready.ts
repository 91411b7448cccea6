/** CAPT-05: looks again after `everyMs`, at most `times` times. Resolves with the first value. @throws {Error} if none comes */
export async function whenReady<Value>(
  look: () => Value | undefined,
  { everyMs, times }: { readonly everyMs: number; readonly times: number },
): Promise<Value> {
  for (let retries = 0; ; retries += 1) {
    const value = look();
    if (value !== undefined) return value;
    if (retries === times) throw new Error('Not ready');
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** CAPT-05: a widget that is not ready is tried again each second, three times. */
export const WIDGET_RETRIES = { everyMs: 1_000, times: 3 } as const;
