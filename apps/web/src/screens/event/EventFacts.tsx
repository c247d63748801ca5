import type { Event } from '@parlour/contract';
import { DEFAULT_CATEGORY, formatEventDate } from '@parlour/core';
import { DefinitionList } from '@parlour/ui';
import { websiteFact } from '../../websiteFact.tsx';

/** Props of {@link EventFacts}. */
export type EventFactsProps = { event: Event };

/** What is known of an event in a few lines. */
export function EventFacts({ event }: EventFactsProps) {
  const { category, location, startDate, endDate, timeZone, url } = event;
  return (
    <DefinitionList
      items={[
        { label: 'Category', value: category ?? DEFAULT_CATEGORY },
        { label: 'When', value: formatEventDate(startDate, endDate, timeZone) },
        ...(location === null ? [] : [{ label: 'Where', value: location }]),
        ...websiteFact('Event Website', url),
      ]}
    />
  );
}
