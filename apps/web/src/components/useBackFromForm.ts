import type { FormProps } from '@parlour/app/dialogs';
import { useCallback, useEffect } from 'react';
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router';

/**
 * Keeps the browser's Back from leaving the page of a form once something was typed, because that would be gone with the
 * page (web/profile-16).
 * @param onBack called instead of leaving
 */
export function useBackFromForm(
  { stage, isTyped }: Pick<FormProps<unknown, string>, 'stage' | 'isTyped'>,
  onBack: () => void,
): void {
  const keepsPage = stage === 'submitting' || (stage === 'editing' && isTyped);
  const isBlocked = useCallback<BlockerFunction>(
    ({ historyAction }) => keepsPage && historyAction === NavigationType.Pop,
    [keepsPage],
  );
  const blocker = useBlocker(isBlocked);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onBack();
  }, [blocker, onBack]);
}
