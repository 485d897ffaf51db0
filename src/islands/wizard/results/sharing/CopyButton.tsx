import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import type { IconName } from '../../../../ui/Icon.tsx';
import { useResult } from '../../wizard-context.ts';

/** How long a copy is confirmed, in milliseconds. */
const CONFIRMED_MS = 2500;

export interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  readonly icon?: IconName | undefined;
  /** The browser did not allow it. */
  readonly onFailure?: (() => void) | undefined;
}

/** Copies a text. @returns whether it succeeded; an insecure page has no clipboard */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text to the clipboard and briefly confirms it. */
export function CopyButton({ label, text, icon = 'copy', onFailure }: CopyButtonProps) {
  const { copied } = useResult().texts.results.roadmap;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <Button
        variant="secondary"
        iconBefore={isCopied ? 'check' : icon}
        disabled={text === ''}
        onClick={() => {
          void copyText(text).then((succeeded) => (succeeded ? setCopied(true) : onFailure?.()));
        }}
      >
        {isCopied ? copied : label}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && copied}
      </span>
    </>
  );
}
