import { DeferredPanel } from '../deferred/deferred-panel.tsx';

export const loadRecoveryCodes = async () => (await import('./recovery-codes.tsx')).RecoveryCodes;

/** New recovery codes; the component that shows them is loaded on demand. */
export function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return <DeferredPanel load={loadRecoveryCodes} props={{ codes, onKept }} onGiveUp={onKept} />;
}
