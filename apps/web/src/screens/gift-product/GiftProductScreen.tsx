import {
  backToGuidePath,
  GIFT_ITEM_NOT_FOUND,
  parseGiftNavigation,
  type RequestContext,
} from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useClient } from '../../data/DataLayout.tsx';
import { giftProductQuery } from '../../data/giftQueries.ts';
import { sharedPageData } from '../../data/sharedPageData.ts';
import { useOpenRequest } from '../../requests/useOpenRequest.ts';
import { usePageTitle } from '../../routing/usePageTitle.ts';
import { useVisitor } from '../../session/useVisitor.ts';
import { ShareButton } from '../../sharing/ShareButton.tsx';
import { type GiftReader, GiftProductView } from './GiftProductView.tsx';

/** Binds the gift product of the current path to its query, and the request for it to the request form. */
export function GiftProductScreen() {
  const { productId = '' } = useParams();
  const product = useQuery(giftProductQuery(useClient(), productId));
  const navigation = parseGiftNavigation(useLocation().state);
  const visitor = useVisitor();
  const openRequest = useOpenRequest();
  const page = sharedPageData(product);
  usePageTitle(page.state === 'missing' ? GIFT_ITEM_NOT_FOUND : (product.data?.name ?? 'Gift'));

  const viewer: GiftReader =
    visitor === null
      ? {
          kind: 'member',
          guidePath: backToGuidePath(navigation, true),
          onRequest: ({ id, name }) => openRequest(productContext(id, name)),
        }
      : { kind: 'visitor', visitor };

  return (
    <GiftProductView
      page={page}
      reader={viewer}
      share={
        page.state === 'loaded' ? (
          <ShareButton page={{ kind: 'giftProduct', product: page.data }} />
        ) : null
      }
    />
  );
}

const productContext = (productId: string, name: string): RequestContext => ({
  kind: 'giftProduct',
  productId,
  name,
});
