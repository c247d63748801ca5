import type { SectionChoice } from '@parlour/core';
import { useSearchParams } from 'react-router';

const PARAMETER = 'section';

/** Stores the chosen section of a guide in the URL as `?section=`, and returns it and how to choose another one. */
export function useSection(guideId: string): [SectionChoice, (choice: SectionChoice) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = ({ sectionId }: SectionChoice) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (sectionId === null) next.delete(PARAMETER);
        else next.set(PARAMETER, sectionId);
        return next;
      },
      { replace: true },
    );
  return [{ guideId, sectionId: search.get(PARAMETER) }, choose];
}
