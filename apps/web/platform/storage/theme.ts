import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from './storage.ts';
import { THEME_KEY } from './theme-key.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

const CHANGED = 'themechange';

/** The stored choice; `system` where there is none. */
export function storedTheme(): ThemeChoice {
  const kept = readLocal(THEME_KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Applies the theme at once, here and in the other open tabs, and stores it. */
export function chooseTheme(choice: ThemeChoice): void {
  writeLocal(THEME_KEY, choice === 'system' ? null : choice);
  show(choice);
  dispatchEvent(new Event(CHANGED));
}

/** The current choice, for the theme menu; on the server always `system`. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, shownTheme, () => 'system');
}

function show(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
}

function shownTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function subscribe(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key !== THEME_KEY && key !== null) return;
    show(storedTheme());
    listener();
  };
  addEventListener('storage', fromOtherTab);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener('storage', fromOtherTab);
    removeEventListener(CHANGED, listener);
  };
}
