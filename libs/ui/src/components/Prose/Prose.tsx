import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

/** Props of {@link Prose}. */
export type ProseProps = { children: ReactNode };

/** Sets what the staff wrote: paragraphs, lists and links without a class of their own. */
export function Prose({ children }: ProseProps) {
  return <div className={prose}>{children}</div>;
}
