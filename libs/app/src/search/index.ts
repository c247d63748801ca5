export { FoundRow, type FoundRowProps, type FoundThing } from './FoundRow.tsx';
export { SearchSkeleton } from './SearchSkeleton.tsx';
export { SHORTEST_SEARCH, useSearchText } from './useSearchText.ts';
export { useSearchVisit } from './useSearchVisit.ts';
