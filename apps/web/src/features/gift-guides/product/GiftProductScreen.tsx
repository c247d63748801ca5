import { sharedPageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { usePageTitle } from '@parlour/app/routing';
import {
  backToGuidePath,
  GIFT_ITEM_NOT_FOUND,
  giftProductRequestContext,
  parseGiftNavigation,
} from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { giftProductQuery } from '../queries.ts';
import { useOpenRequest } from '../../requests/useOpenRequest.ts';
import { useVisitor } from '../../../app/session/useVisitor.ts';
import { SaveButton } from '../../../components/saving/SaveButton.tsx';
import { ShareButton } from '../../sharing/ShareButton.tsx';
import { GiftProductView } from './GiftProductView.tsx';

/** Binds the gift product of the current path to its query, and the request for it to the request form. */
export function GiftProductScreen() {
  const { productId = '' } = useParams();
  const product = useQuery(giftProductQuery(useClient(), productId));
  const navigation = parseGiftNavigation(useLocation().state);
  const visitor = useVisitor();
  const openRequest = useOpenRequest();
  const page = sharedPageData(product);
  usePageTitle(page.state === 'missing' ? GIFT_ITEM_NOT_FOUND : (product.data?.name ?? 'Gift'));

  return (
    <GiftProductView
      page={page}
      visitor={visitor}
      guidePath={backToGuidePath(navigation, visitor === null)}
      onRequest={(product) => openRequest(giftProductRequestContext(product))}
      share={
        page.state === 'loaded' ? (
          <>
            <SaveButton thing={{ kind: 'gift_product', of: page.data }} place="page" />
            <ShareButton page={{ kind: 'giftProduct', product: page.data }} />
          </>
        ) : null
      }
    />
  );
}
