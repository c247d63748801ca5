import type { Event } from '@parlour/contract';
import { formatEventDay } from '@parlour/core';
import { Card } from '@parlour/ui';
import { eventPath } from '../routing/paths.ts';
import { CardPicture } from '../pictures/CardPicture.tsx';

export type EventCardProps = { event: Event };

/** An event in a list: picture, day and place. */
export function EventCard({ event }: EventCardProps) {
  const { title, imageUrl, location, startDate, timeZone } = event;
  return (
    <Card
      href={eventPath(event.id)}
      title={title}
      eyebrow={formatEventDay(startDate, timeZone)}
      meta={location}
      media={imageUrl === null ? null : <CardPicture src={imageUrl} ratio="landscape" />}
    />
  );
}
