import type { CommandGroup } from '@parlour/ui';
import { createContext, type RefObject, use, useEffect, useRef } from 'react';

/** What the open pages add to the command menu. */
export type PageCommands = Set<RefObject<CommandGroup>>;

/** Holds what the open pages add. Nothing renders by it: the menu reads it as it opens. */
export const PageCommandsContext = createContext<PageCommands>(new Set());

/** Adds what the page offers to the command menu, as long as it is open (`desk/search-9`). */
export function usePageCommands(group: CommandGroup): void {
  const offered = use(PageCommandsContext);
  const latest = useRef(group);
  useEffect(() => {
    latest.current = group;
  });
  useEffect(() => {
    offered.add(latest);
    return () => void offered.delete(latest);
  }, [offered]);
}
