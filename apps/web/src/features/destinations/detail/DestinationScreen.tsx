import { sharedPageData, useDeferredQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { lazyOrNothing, usePageTitle } from '@parlour/app/routing';
import { destinationFailureMessage, destinationRequestContext } from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { destinationQuery, findCachedDestination } from './queries.ts';
import { canReadOffline } from '../../../app/offline/canReadOffline.ts';
import { useServices } from '../../../app/services.ts';
import { useVisitor } from '../../../app/session/useVisitor.ts';
import { SaveButton } from '../../../components/saving/SaveButton.tsx';
import { ShareButton } from '../../sharing/ShareButton.tsx';
import { useOpenRequest } from '../../requests/useOpenRequest.ts';
import { useVendorsWithBenefit } from '../../benefits/useVendorsWithBenefit.ts';
import { DestinationView } from './DestinationView.tsx';
import { useGuideChoice } from './useGuideChoice.ts';

const AvailableOffline = lazyOrNothing(
  async () => (await import('./AvailableOffline.tsx')).AvailableOffline,
);

/** The destination of the current path. The key starts the map anew for another destination. */
export function DestinationScreen() {
  const { id = '' } = useParams();
  return <BoundDestination key={id} id={id} />;
}

/** Binds one destination to its query, what it shows of its vendors to the URL, and a member's request to the request form. */
function BoundDestination({ id }: { id: string }) {
  const destination = useDeferredQuery(destinationQuery(useClient(), id));
  const cached = findCachedDestination(useQueryClient(), id);
  const page = sharedPageData(destination);
  const visitor = useVisitor();
  const openRequest = useOpenRequest();
  const {
    configuration: { serviceWorkerUrl },
    isMemberView,
  } = useServices();
  usePageTitle(
    page.state === 'missing'
      ? destinationFailureMessage(null)
      : (destination.data?.destination.name ?? cached?.name ?? 'Destination'),
  );

  return (
    <DestinationView
      page={page}
      cached={cached}
      visitor={visitor}
      {...useGuideChoice()}
      withBenefit={useVendorsWithBenefit()}
      onAsk={(asked) => openRequest(destinationRequestContext(asked))}
      offline={
        visitor === null && isMemberView !== true && canReadOffline(serviceWorkerUrl) ? (
          <Suspense>
            {page.state === 'loaded' ? <AvailableOffline detail={page.data} /> : null}
          </Suspense>
        ) : undefined
      }
      share={
        page.state === 'loaded' ? (
          <>
            <SaveButton thing={{ kind: 'destination', of: page.data.destination }} place="page" />
            <ShareButton page={{ kind: 'destination', detail: page.data }} />
          </>
        ) : null
      }
    />
  );
}
