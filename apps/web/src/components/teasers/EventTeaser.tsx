import { CardPicture } from '@parlour/app/pictures';
import type { Event } from '@parlour/contract';
import { formatEventDay, href, routes } from '@parlour/core';
import { Badge, Card } from '@parlour/ui';
import { SaveButton } from '../saving/SaveButton.tsx';

export type EventTeaserProps = {
  /** The event, which the whole card links to. */
  event: Event;
  /** Whether the member is registered. */
  isRegistered?: boolean;
};

/** An event in a list: picture or initial, day and place. */
export function EventTeaser({ event, isRegistered = false }: EventTeaserProps) {
  const { title, imageUrl, location, startDate, timeZone } = event;
  return (
    <Card
      href={href(routes.event, { eventId: event.id })}
      title={title}
      eyebrow={formatEventDay(startDate, timeZone)}
      meta={location}
      corner={<SaveButton thing={{ kind: 'event', of: event }} place="picture" />}
      media={<CardPicture src={imageUrl} name={title} shown={event.picture} ratio="landscape" />}
      badge={isRegistered ? <Badge tone="positive">Registered</Badge> : null}
    />
  );
}
