import { createContext, type ReactNode, use } from 'react';

const Reason = createContext<string | undefined>(undefined);

export type NoChangesProps = {
  /** Why nothing can be changed, in one sentence. Undefined where it can. */
  reason: string | undefined;
  /** The app. */
  children: ReactNode;
};

/** Disables every button inside it that changes something, and says why. */
export function NoChanges({ reason, children }: NoChangesProps) {
  return <Reason value={reason}>{children}</Reason>;
}

/** Returns why nothing can be changed here. Undefined where it can. */
export function useNoChanges(): string | undefined {
  return use(Reason);
}
