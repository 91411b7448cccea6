/** What of an error may be logged: no `detail`, parameters, addresses or answers of peers, which can hold personal data. */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  return { name: error.name, code, message: error.message.replace(/\S+@\S+/g, '[address]').slice(0, 300), frames };
}
