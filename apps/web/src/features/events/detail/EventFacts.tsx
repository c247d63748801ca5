import type { Event } from '@parlour/contract';
import { DEFAULT_CATEGORY, formatEventDate } from '@parlour/core';
import { DefinitionList, TextLink } from '@parlour/ui';
import { vendorLinkById } from '../../../components/teasers/vendorLink.ts';
import { websiteItems } from '../../../components/websiteItems.tsx';
import { ZonedTime } from '../../../components/ZonedTime.tsx';

export type EventFactsProps = {
  event: Event;
  /** The `ref` of a visitor, null for a member. */
  visitorRef: string | null;
};

/** Facts about an event. Unknown values are omitted. */
export function EventFacts({ event, visitorRef }: EventFactsProps) {
  const { category, location, startDate, endDate, timeZone, url, vendorId = null } = event;
  return (
    <DefinitionList
      items={[
        { label: 'Category', value: category ?? DEFAULT_CATEGORY },
        {
          label: 'When',
          value: <ZonedTime>{formatEventDate(startDate, endDate, timeZone)}</ZonedTime>,
        },
        ...(location === null
          ? []
          : [
              {
                label: 'Where',
                value:
                  vendorId === null ? (
                    location
                  ) : (
                    <TextLink variant="standalone" {...vendorLinkById(vendorId, visitorRef)}>
                      {location}
                    </TextLink>
                  ),
              },
            ]),
        ...websiteItems('Event Website', url),
      ]}
    />
  );
}
