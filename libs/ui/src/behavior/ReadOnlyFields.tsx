import { createContext, type ReactNode, use } from 'react';

const ReadOnly = createContext(false);

export type ReadOnlyFieldsProps = {
  /** Whether the fields are read-only now. */
  when: boolean;
  /** The fields, at any depth. */
  children: ReactNode;
};

/** Makes the fields inside it read-only, for example while a form is submitted. The focused field keeps the focus. */
export function ReadOnlyFields({ when, children }: ReadOnlyFieldsProps) {
  return <ReadOnly value={when}>{children}</ReadOnly>;
}

/** Returns whether the calling field is read-only. */
export function useReadOnly(): boolean {
  return use(ReadOnly);
}
