import type { Event } from '@parlour/contract';
import { DEFAULT_CATEGORY, displayHost, formatEventDate, websiteHref } from '@parlour/core';
import { DefinitionList, TextLink } from '@parlour/ui';

/** Props of {@link EventFacts}. */
export type EventFactsProps = { event: Event };

/** What is known of an event in a few lines. */
export function EventFacts({ event }: EventFactsProps) {
  const { category, location, startDate, endDate, timeZone } = event;
  const website = websiteHref(event.url);
  return (
    <DefinitionList
      items={[
        { label: 'Category', value: category ?? DEFAULT_CATEGORY },
        { label: 'When', value: formatEventDate(startDate, endDate, timeZone) },
        ...(location === null ? [] : [{ label: 'Where', value: location }]),
        ...(website === null
          ? []
          : [
              {
                label: 'Event Website',
                value: (
                  <TextLink variant="standalone" href={website} external>
                    {displayHost(website) ?? website}
                  </TextLink>
                ),
              },
            ]),
      ]}
    />
  );
}
