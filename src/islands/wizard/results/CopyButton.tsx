import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

/** How long a copy is confirmed, in milliseconds. */
const CONFIRMED_MS = 2500;

export interface CopyButtonProps {
  readonly label: string;
  readonly done: string;
  readonly text: string;
}

/** Puts a text on the clipboard and says so for a moment. */
export function CopyButton({ label, done, text }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <Button
        variant="secondary"
        before={copied ? 'check' : 'copy'}
        onClick={() => {
          void navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        {copied ? done : label}
      </Button>
      <span role="status" className="visually-hidden">
        {copied && done}
      </span>
    </>
  );
}
