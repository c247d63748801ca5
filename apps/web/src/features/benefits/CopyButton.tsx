import { COPIED_TIME } from '@parlour/core';
import { Button, VisuallyHidden } from '@parlour/ui';
import { useEffect, useState } from 'react';

export type CopyButtonProps = {
  text: string;
  /** What the text belongs to, for screen readers. */
  name: string;
};

const labels = { idle: 'Copy', copied: 'Copied', failed: 'Select it to copy' } as const;

/**
 * Copies a short text, and says so for a moment: another code may be copied next. Where the browser does not allow it,
 * the text beside it can be selected.
 */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof labels>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), COPIED_TIME);
    return () => clearTimeout(timer);
  }, [state]);
  // Rejects without permission, and without a clipboard, as on a page without HTTPS.
  const copy = async () => navigator.clipboard.writeText(text);
  const onClick = () =>
    void copy().then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <>
      <Button variant="quiet" size="small" onClick={onClick}>
        <span>
          {labels[state]} <VisuallyHidden>the code of {name}</VisuallyHidden>
        </span>
      </Button>
      <VisuallyHidden>
        <span role="status">{state === 'copied' ? 'The code is copied.' : ''}</span>
      </VisuallyHidden>
    </>
  );
}
