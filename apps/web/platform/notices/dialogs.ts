import type { ReportedDecision } from '@gatehouse/contract/telemetry/references';
import type { ModalAction, ModalName } from '@gatehouse/rules/errors/error-answer-modals';
import { createListStore, type ListStore, useList } from './list-store.ts';

/** A dialog of the error catalogue. Its buttons are in `@gatehouse/rules/errors/error-answer-modals`. */
export type Dialog = {
  readonly id: number;
  readonly modal: ModalName;
  readonly code: number | string;
  /** The code's message, in the user's language where there is one. */
  readonly message: string;
  /** Title, verbs and targets that replace those of the catalogue. */
  readonly title?: string;
  /** Shown below the message, smaller. */
  readonly note?: string;
  readonly verbs?: Partial<Readonly<Record<ModalAction, string>>>;
  /** Absolute addresses of allowed origins, or paths (REDIR-02). */
  readonly places?: Partial<Readonly<Record<ModalAction, string>>>;
  /** TG-08: without the declining button of the catalogue. */
  readonly single?: boolean | undefined;
  /** The decision that support can look up by a reference, shown where the catalogue says so. */
  readonly asked?: ReportedDecision;
  /** Called with the answer before the dialog navigates. */
  readonly onAnswer?: (action: ModalAction) => void;
};

export type Dialogs = {
  readonly store: ListStore<Dialog>;
  /** Queues a dialog behind the open ones; an equal one is not queued twice. */
  readonly open: (dialog: Omit<Dialog, 'id'>) => void;
  readonly close: (id: number) => void;
};

export function createDialogs(): Dialogs {
  const store = createListStore<Dialog>();
  let lastId = 0;
  return {
    store,
    open(dialog) {
      const same = store.get().some(({ modal, code }) => modal === dialog.modal && code === dialog.code);
      if (!same) store.set([...store.get(), { ...dialog, id: ++lastId }]);
    },
    close: (id) => store.set(store.get().filter((dialog) => dialog.id !== id)),
  };
}

/** The dialogs of this page. */
export const dialogs: Dialogs = createDialogs();

/** The dialog to draw: the first of the queue. */
export function useDialog(): Dialog | undefined {
  return useList(dialogs.store)[0];
}
