const CONTROL = '/dev/telegram/control';

/** Calls a control endpoint with JSON. @throws {Error} with what the answer says is wrong */
export async function control(path, body, method = body === undefined ? 'GET' : 'POST') {
  const response = await fetch(`${CONTROL}/${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = response.status === 204 ? undefined : await response.json();
  if (!response.ok) throw new Error(answer?.error ?? answer?.message ?? `Answer ${response.status}`);
  return answer;
}

/** What the form asks of the next launch, as `control/launch` and the address of the phone window take it. */
export function launchOptions(form, person) {
  const { theme, themeParams, ...fields } = Object.fromEntries(new FormData(form));
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return {
    ...fields,
    person,
    theme: theme === '' || theme === 'custom' ? system : theme,
    ...(theme === 'custom' ? { themeParams } : {}),
    allowsWrite: form.elements.allowsWrite.checked,
  };
}
