import { useEffect } from 'react';

/** Tells whoever opened a dialog that its machine has ended: sent, or closed for good. */
export function useOnClosed(status: 'active' | 'done' | 'error' | 'stopped', onClosed: () => void) {
  const isClosed = status === 'done';
  useEffect(() => {
    if (isClosed) onClosed();
  }, [isClosed, onClosed]);
}
