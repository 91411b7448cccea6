/** `wanted`: set by the early script on each press on `data-opens`, deleted by the handler. */
type WithWanted = { wanted?: string | null };

/** The last press before its handler was there, if it was one of these names; returned once. */
export function takeEarlyPress<Name extends string>(names: readonly Name[]): Name | undefined {
  const page = window as WithWanted;
  const name = names.find((one) => one === page.wanted);
  if (name) delete page.wanted;
  return name;
}

/** Handles presses on any button or link with `data-opens="<name>"`, including one before hydration. */
export function onOpens(name: string, open: () => void): void {
  const page = window as WithWanted;
  const take = () => {
    delete page.wanted;
    open();
  };
  document.addEventListener('click', (event) => {
    const pressed = (event.target as Element | null)?.closest<HTMLElement>('[data-opens]');
    if (pressed?.dataset.opens !== name) return;
    event.preventDefault();
    take();
  });
  if (page.wanted === name) take();
}
