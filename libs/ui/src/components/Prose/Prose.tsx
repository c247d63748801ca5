import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

export type ProseProps = {
  /** Sanitized elements. */
  children: ReactNode;
};

/** Styles text written by staff: paragraphs, lists and links without classes. */
export function Prose({ children }: ProseProps) {
  return <div className={prose}>{children}</div>;
}
