import { useEffect } from 'react';

/** Calls `onClosed` when a dialog's machine has reached its final state: submitted or closed. */
export function useOnClosed(status: 'active' | 'done' | 'error' | 'stopped', onClosed: () => void) {
  const isClosed = status === 'done';
  useEffect(() => {
    if (isClosed) onClosed();
  }, [isClosed, onClosed]);
}
