import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useSearchText, useSearchVisit } from '@parlour/app/search';
import { isSearchText } from '@parlour/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffSearchQuery } from '../../app/commands/staffSearch.ts';
import { useMe } from '../../app/session/useMe.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { SearchView } from './SearchView.tsx';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds the search over everything to the address. Another visit begins with the text of its own address. */
export function SearchScreen() {
  usePageTitle('Search');
  const { visit, isFollowed } = useSearchVisit();
  return <Visit key={visit} isFollowed={isFollowed} />;
}

type VisitProps = {
  /** Whether a link or the keys led here, and not Back, a reload or an address. */
  isFollowed: boolean;
};

function Visit({ isFollowed }: VisitProps) {
  const me = useMe();
  const { typed, settled, onType, onSettle } = useSearchText();
  const isSearch = isSearchText(settled);
  const query = useQuery({
    ...staffSearchQuery(useClient(), settled),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  });
  return (
    <SearchView
      text={typed}
      searched={settled}
      roles={me?.roles ?? []}
      page={isSearch ? pageData(query) : { state: 'idle' }}
      isFocused={isFollowed && typed === ''}
      timeZone={timeZone}
      onType={onType}
      onSearch={onSettle}
    />
  );
}
