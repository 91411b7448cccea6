import { LatePanel } from '../late-panel.tsx';

/** New recovery codes, once; what shows them comes late. */
export function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <LatePanel
      load={async () => (await import('./recovery-codes.tsx')).RecoveryCodes}
      props={{ codes, onKept }}
      onGiveUp={onKept}
    />
  );
}
