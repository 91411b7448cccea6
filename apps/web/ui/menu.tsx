import { type ComponentProps, type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import styles from './menu.module.css';

export type MenuProps = {
  /** Label, where the trigger's text is not enough. */
  label?: string;
  trigger: ReactNode;
  /** `MenuLink`, `MenuButton`, `MenuText`. */
  children: ReactNode;
};

const GAP_PX = 8;

/** A native popover under its button: opens without script, closes by Esc and by a press outside. Arrow keys move in it. */
export function Menu({ label, trigger, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const open = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    panel.current?.showPopover();
    const items = itemsOf(panel.current);
    (event.key === 'ArrowUp' ? items.at(-1) : (items.find((item) => item.ariaCurrent) ?? items[0]))?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-label={label}
        onKeyDown={open}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are heard for the links and buttons inside */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={(event: ToggleEvent<HTMLDivElement>) => {
          if (event.newState === 'open' && button.current) place(event.currentTarget, button.current);
        }}
        onKeyDown={(event) => moveFocus(event, button.current)}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button')) panel.current?.hidePopover();
        }}
      >
        <ul>{children}</ul>
      </div>
    </>
  );
}

type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & { current?: boolean; icon?: ReactNode };

export function MenuLink({ current, icon, children, ...rest }: LinkProps) {
  return (
    <li>
      <a {...rest} className={styles.item} aria-current={current ? 'true' : undefined}>
        {icon}
        <span>{children}</span>
      </a>
    </li>
  );
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> & {
  current?: boolean;
  icon?: ReactNode;
};

/** `current` makes it one of several choices: the chosen one is pressed. */
export function MenuButton({ current, icon, children, ...rest }: ButtonProps) {
  return (
    <li>
      <button {...rest} type="button" className={styles.item} aria-pressed={current}>
        {icon}
        <span>{children}</span>
      </button>
    </li>
  );
}

/** Text between the items, for instance the user's name. */
export function MenuText({ children }: { children: ReactNode }) {
  return <li className={styles.text}>{children}</li>;
}

function itemsOf(panel: HTMLElement | null): HTMLElement[] {
  return panel ? [...panel.querySelectorAll<HTMLElement>('a, button')] : [];
}

function moveFocus(event: KeyboardEvent<HTMLElement>, button: HTMLElement | null): void {
  const items = itemsOf(event.currentTarget);
  const here = items.indexOf(document.activeElement as HTMLElement);
  const to = nextPlace(event.key, here, items);
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (event.key === 'Escape') button?.focus();
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}

/** Arrows wrap, Home and End go to the ends, a letter goes to the next item that begins with it. */
function nextPlace(key: string, here: number, items: readonly HTMLElement[]): number | undefined {
  if (key === 'ArrowDown') return here + 1;
  if (key === 'ArrowUp') return here <= 0 ? -1 : here - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (place: number) =>
    items[place % items.length]?.textContent?.toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  return items.map((_, step) => here + 1 + step).find(begins);
}

/** Below the button, aligned to its end, inside the window. Set by script, so the page has no inline style. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const { left, right, bottom } = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const towardsStart = (left + right) / 2 > width / 2;
  panel.style.setProperty('inset-block-start', `${bottom + GAP_PX}px`);
  panel.style.setProperty('left', towardsStart ? 'auto' : `${Math.max(GAP_PX, left)}px`);
  panel.style.setProperty('right', towardsStart ? `${Math.max(GAP_PX, width - right)}px` : 'auto');
}
