/** Set by the early script on each click on `data-opens`, and taken by whoever opens it. */
type WithWanted = { wanted?: string | null };

/** Which of these was pressed last, before anything could take it; for a part that comes after its page. Taken once. */
export function takeWanted<Name extends string>(names: readonly Name[]): Name | undefined {
  const page = window as WithWanted;
  const name = names.find((one) => one === page.wanted);
  if (name) delete page.wanted;
  return name;
}

/**
 * Opens something late when a button or link that carries `data-opens="<name>"` is pressed, wherever it stands in the
 * page; also one that was pressed before the page came to life.
 */
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
