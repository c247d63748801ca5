import { pageData, useDeferredQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { usePageTitle } from '@parlour/app/routing';
import { GIFT_GUIDE_TAB_PARAMETER, giftGuidesPath, parseGiftGuideTab } from '@parlour/core';
import { useNavigate, useSearchParams } from 'react-router';
import { giftGuidesQuery } from '../queries.ts';
import { useOpenRequest } from '../../requests/useOpenRequest.ts';
import { GiftGuidesView } from './GiftGuidesView.tsx';

/** Binds the list of gift guides to its query, the toggle to the URL, and the request button to the request form. */
export function GiftGuidesScreen() {
  const guides = useDeferredQuery(giftGuidesQuery(useClient()));
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const openRequest = useOpenRequest();
  usePageTitle('Gift Guides');

  return (
    <GiftGuidesView
      page={pageData(guides)}
      tab={parseGiftGuideTab(search.get(GIFT_GUIDE_TAB_PARAMETER))}
      onTabChange={(tab) => void navigate(giftGuidesPath(tab), { replace: true })}
      onRequest={() => openRequest({ kind: 'general' }, 'Gift')}
    />
  );
}
