import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = {
  /** The words, without a control. */
  children: ReactNode;
};

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
