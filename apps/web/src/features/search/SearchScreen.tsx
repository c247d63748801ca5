import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { usePageTitle } from '@parlour/app/routing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useServices } from '../../app/services.ts';
import { useOpenRequest } from '../requests/useOpenRequest.ts';
import { searchQuery } from './queries.ts';
import { isSearchKeyOn, turnSearchKey } from './searchKey.ts';
import { SearchView } from './SearchView.tsx';
import { useSearchText } from './useSearchText.ts';

// Characters, as in the contract.
const SHORTEST_SEARCH = 2;

/** Binds the search to the address. Another visit begins with the text of its own address. */
export function SearchScreen() {
  usePageTitle('Search');
  const { key } = useLocation();
  const type = useNavigationType();
  const [visit, setVisit] = useState(key);
  // What is typed replaces the address within a visit.
  if (type !== NavigationType.Replace && key !== visit) setVisit(key);
  return <Visit key={visit} isFollowed={type === NavigationType.Push} />;
}

type VisitProps = {
  /** Whether a link or the key led here, and not Back, a reload or an address. */
  isFollowed: boolean;
};

function Visit({ isFollowed }: VisitProps) {
  const client = useClient();
  const openRequest = useOpenRequest();
  const { browserStorage } = useServices();
  const { typed, settled, onType, onSettle } = useSearchText();
  const [isKeyOn, setKeyOn] = useState(() => isSearchKeyOn(browserStorage));
  const isSearch = settled.length >= SHORTEST_SEARCH;
  const query = useQuery({
    ...searchQuery(client, settled),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  });
  return (
    <SearchView
      text={typed}
      page={isSearch ? pageData(query) : { state: 'idle' }}
      isFocused={isFollowed && typed === ''}
      isKeyOn={isKeyOn}
      onType={onType}
      onSearch={onSettle}
      onRequest={() => openRequest({ kind: 'general' })}
      onTurnKey={(isOn) => {
        turnSearchKey(browserStorage, isOn);
        setKeyOn(isOn);
      }}
    />
  );
}
