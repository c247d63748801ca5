import type { ReactNode } from 'react';
import { focusHeading } from '../../behavior/focusHeading.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './InlineAlert.css.ts';

export type InlineAlertProps = {
  /** `critical` for what stops the member here. */
  tone?: 'info' | 'critical';
  /** One or two sentences. */
  children: ReactNode;
  /** What the member can do about it. */
  action?: { label: string; onAction: () => void };
};

/**
 * A notice in the flow of the page. Screen readers announce a critical one at once. Its action removes it, so the focus
 * moves to the heading above.
 */
export function InlineAlert({ tone = 'info', children, action }: InlineAlertProps) {
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'} className={styles.tone[tone]}>
      <div>{children}</div>
      {action ? (
        <Button
          variant="quiet"
          size="small"
          onClick={({ currentTarget }) => {
            focusHeading(currentTarget);
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}
