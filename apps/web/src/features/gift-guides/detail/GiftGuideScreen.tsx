import { sharedPageData, useDeferredQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { usePageTitle } from '@parlour/app/routing';
import { GIFT_GUIDE_NOT_FOUND, giftProductRequestContext, type SectionChoice } from '@parlour/core';
import { useParams, useSearchParams } from 'react-router';
import { giftGuideQuery } from '../queries.ts';
import { useVisitor } from '../../../app/session/useVisitor.ts';
import { useOpenRequest } from '../../requests/useOpenRequest.ts';
import { ShareButton } from '../../sharing/ShareButton.tsx';
import { GiftGuideView } from './GiftGuideView.tsx';

/** The gift guide of the current path. */
export function GiftGuideScreen() {
  const { id = '' } = useParams();
  return <BoundGiftGuide key={id} id={id} />;
}

/** Binds one gift guide to its query. */
function BoundGiftGuide({ id }: { id: string }) {
  const guide = useDeferredQuery(giftGuideQuery(useClient(), id));
  const visitor = useVisitor();
  const openRequest = useOpenRequest();
  const [choice, onChoiceChange] = useSection(id);
  const page = sharedPageData(guide);
  usePageTitle(
    page.state === 'missing' ? GIFT_GUIDE_NOT_FOUND : (guide.data?.name ?? 'Gift Guide'),
  );

  return (
    <GiftGuideView
      page={page}
      choice={choice}
      onChoiceChange={onChoiceChange}
      visitor={visitor}
      onRequest={(product) => openRequest(giftProductRequestContext(product))}
      share={
        page.state === 'loaded' ? (
          <ShareButton page={{ kind: 'giftGuide', guide: page.data }} />
        ) : null
      }
    />
  );
}

const PARAMETER = 'section';

/** Stores the chosen section of a guide in the URL as `?section=`, and returns it and how to choose another one. */
function useSection(guideId: string): [SectionChoice, (choice: SectionChoice) => void] {
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
