import { sharedPageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow, viewerDay } from '@parlour/app/hooks';
import { usePageTitle } from '@parlour/app/routing';
import { EVENT_NOT_FOUND, eventRequestContext } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { eventQuery } from '../queries.ts';
import { useRegistration } from '../../registrations/useRegistration.ts';
import { useOpenRequest } from '../../requests/useOpenRequest.ts';
import { useVisitor } from '../../../app/session/useVisitor.ts';
import { SaveButton } from '../../../components/saving/SaveButton.tsx';
import { ShareButton } from '../../sharing/ShareButton.tsx';
import { EventView } from './EventView.tsx';

/** The event of the current path. The key resets the registration for another event (web/events/detail-3). */
export function EventScreen() {
  const { eventId = '' } = useParams();
  return <BoundEvent key={eventId} eventId={eventId} />;
}

/** Binds one event to its query, its registration to the call, and a member's request to the request form. */
function BoundEvent({ eventId }: { eventId: string }) {
  const event = useQuery(eventQuery(useClient(), eventId));
  const openRequest = useOpenRequest();
  const page = sharedPageData(event);
  usePageTitle(page.state === 'missing' ? EVENT_NOT_FOUND : (event.data?.title ?? 'Event'));

  return (
    <EventView
      page={page}
      visitor={useVisitor()}
      registration={useRegistration()}
      now={useNow()}
      onAsk={(asked) => openRequest(eventRequestContext(asked, viewerDay()))}
      share={
        page.state === 'loaded' ? (
          <>
            <SaveButton thing={{ kind: 'event', of: page.data }} place="page" />
            <ShareButton page={{ kind: 'event' }} />
          </>
        ) : null
      }
    />
  );
}
