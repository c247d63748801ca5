import type { Event } from '@parlour/contract';
import { formatEventDay } from '@parlour/core';
import { Card } from '@parlour/ui';
import { eventPath } from '../routing/paths.ts';
import { CardPicture } from '../pictures/CardPicture.tsx';

/** Props of {@link EventCard}. */
export type EventCardProps = { event: Event };

/** An event among others: its picture, its day and its place. */
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
