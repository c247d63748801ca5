import type { FormProps } from '@parlour/app/dialogs';
import { useCallback, useEffect } from 'react';
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router';

/**
 * Keeps the browser's Back from leaving the page of a form once something was typed (web/profile-16, web/requests-12). It
 * would be gone with the page, or the form would be over another one.
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
