import { useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';

type CopyButtonProps = {
  text: string;
  label: string;
  done: string;
  /** Its full name, where several stand on a page. */
  name?: string;
  /** Default quiet. */
  variant?: ButtonVariant;
  compact?: boolean;
  onCopied?: () => void;
};

/** Copies a text to the clipboard and confirms it. If that is forbidden, the user can select the text on the page. */
export function CopyButton({ text, label, done, name, variant = 'quiet', compact = false, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => {
        setCopied(text);
        onCopied?.();
      },
      () => setCopied(undefined),
    );
  return (
    <>
      <Button
        variant={variant}
        compact={compact}
        icon={isCopied ? 'success' : undefined}
        aria-label={isCopied ? undefined : name}
        onClick={() => void copy()}
      >
        {isCopied ? done : label}
      </Button>
      <span className="sr" role="status">
        {isCopied ? done : ''}
      </span>
    </>
  );
}
