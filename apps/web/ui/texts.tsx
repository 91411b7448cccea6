import { createContext, type ReactNode, useContext } from 'react';

/** The few words that parts of the design system say by themselves. The shell gives them in the reader's language. */
export type UiTexts = {
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly capsLock: string;
  readonly close: string;
  readonly dismiss: string;
  readonly notifications: string;
  readonly optional: string;
};

const Context = createContext<UiTexts | null>(null);

export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <Context value={texts}>{children}</Context>;
}

/** @throws {Error} outside a `UiTextsProvider`; the shell's frame is one */
export function useUiTexts(): UiTexts {
  const texts = useContext(Context);
  if (!texts) throw new Error('useUiTexts needs a UiTextsProvider around it');
  return texts;
}
