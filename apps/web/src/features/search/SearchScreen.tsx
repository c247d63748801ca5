import { pageData, callQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { usePageTitle } from '@parlour/app/routing';
import { useSearchText, useSearchVisit } from '@parlour/app/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '@parlour/client';
import { isSearchText, searchClub } from '@parlour/contract';
import { useServices } from '../../app/services.ts';
import { useOpenRequest } from '../requests/useOpenRequest.ts';
import { isSearchKeyOn, turnSearchKey } from './searchKey.ts';
import { SearchView } from './SearchView.tsx';

/** Binds the search to the address. Another visit begins with the text of its own address. */
export function SearchScreen() {
  usePageTitle('Search');
  const { visit, isFollowed } = useSearchVisit();
  return <Visit key={visit} isFollowed={isFollowed} />;
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
  const isSearch = isSearchText(settled);
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

// Milliseconds. Requests are found too, and they change at any time.
const STALE_TIME = 10_000;

/** What is found by a text of at least two characters. */
function searchQuery(client: Client, text: string) {
  return {
    ...callQuery(['search', text], client, searchClub, { query: { text } }),
    staleTime: STALE_TIME,
  };
}
