/**
 * Stops holding submits in the early script, and submits each held form once, with its current values. Call it after
 * hydration; a second call does nothing.
 */
export function releaseEarlySubmits(): void {
  const page = window as { earlySubmits?: () => Iterable<string> };
  const held = page.earlySubmits?.() ?? [];
  delete page.earlySubmits;
  delete document.documentElement.dataset.late;
  for (const id of held) {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) continue;
    delete form.dataset.held;
    form.requestSubmit();
  }
}
