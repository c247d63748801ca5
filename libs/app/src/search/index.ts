export { FoundRow, type FoundRowProps, type FoundThing } from './FoundRow.tsx';
export { SearchSkeleton } from './SearchSkeleton.tsx';
export { useSearchText } from './useSearchText.ts';
export { useSearchVisit } from './useSearchVisit.ts';
