import type { FormProps } from '@parlour/app/dialogs';
import { useCallback, useEffect } from 'react';
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router';

/**
 * Keeps the browser's Back from leaving the page of a form once something was typed, because that would be gone with the
 * page (WPF16).
 * @param stage where the form is on its way
 * @param isTyped whether something was typed. Otherwise Back leaves the page
 * @param onBack called instead of leaving
 */
export function useBackFromForm(
  stage: FormProps<unknown, string>['stage'],
  isTyped: boolean,
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
