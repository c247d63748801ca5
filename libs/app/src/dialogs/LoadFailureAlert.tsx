import { InlineAlert } from '@parlour/ui';
import { useEffect } from 'react';
import { reportMissingPart } from '../routing/pageLoading.ts';
import * as styles from './LoadFailureAlert.css.ts';

/** Props of {@link LoadFailureAlert}. */
export type LoadFailureAlertProps = {
  /** What could not be opened. */
  part: 'form' | 'menu' | 'code';
  /** Called when the alert is closed. */
  onDismiss: () => void;
};

/** Says that the code of a part could not be loaded. If a release has removed it, the page is reloaded (`web/app/shell-25`). */
export function LoadFailureAlert({ part, onDismiss }: LoadFailureAlertProps) {
  useEffect(reportMissingPart, []);
  return (
    <div className={styles.notice}>
      <InlineAlert tone="critical" action={{ label: 'Dismiss', onAction: onDismiss }}>
        The {part} could not be opened. Please check your connection and try again.
      </InlineAlert>
    </div>
  );
}
