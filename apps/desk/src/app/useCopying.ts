import { useState } from 'react';

const words = {
  no: null,
  yes: 'Copied.',
  blocked: 'The browser did not copy it. Please select and copy it by hand.',
} as const;

/** Copies texts, and says whether the browser did: `said` is null until a text was copied or could not be. */
export function useCopying() {
  const [copied, setCopied] = useState<keyof typeof words>('no');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('blocked');
    }
  };
  return { said: words[copied], isBlocked: copied === 'blocked', copy };
}
