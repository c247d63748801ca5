import { createContext, type ReactNode, use } from 'react';

const ReadOnly = createContext(false);

/** Props of {@link ReadOnlyFields}. */
export type ReadOnlyFieldsProps = {
  /** For the time in which nothing can be changed. */
  when: boolean;
  children: ReactNode;
};

/** Fields that for a while can be read but not changed, as while they are sent. The one that has the focus keeps it. */
export function ReadOnlyFields({ when, children }: ReadOnlyFieldsProps) {
  return <ReadOnly value={when}>{children}</ReadOnly>;
}

/** Whether the field that asks can only be read. */
export const useReadOnly = (): boolean => use(ReadOnly);
