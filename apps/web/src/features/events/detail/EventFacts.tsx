import type { Event } from '@parlour/contract';
import { DEFAULT_CATEGORY, formatEventDate } from '@parlour/core';
import { DefinitionList } from '@parlour/ui';
import { websiteItems } from '../../../components/websiteItems.tsx';
import { ZonedTime } from '../../../components/ZonedTime.tsx';

export type EventFactsProps = { event: Event };

/** Facts about an event. Unknown values are omitted. */
export function EventFacts({ event }: EventFactsProps) {
  const { category, location, startDate, endDate, timeZone, url } = event;
  return (
    <DefinitionList
      items={[
        { label: 'Category', value: category ?? DEFAULT_CATEGORY },
        {
          label: 'When',
          value: <ZonedTime>{formatEventDate(startDate, endDate, timeZone)}</ZonedTime>,
        },
        ...(location === null ? [] : [{ label: 'Where', value: location }]),
        ...websiteItems('Event Website', url),
      ]}
    />
  );
}
