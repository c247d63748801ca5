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
  const words = {
    href: eventPath(event.id),
    title,
    eyebrow: formatEventDay(startDate, timeZone),
    meta: location,
  };
  return imageUrl === null ? (
    <Card {...words} />
  ) : (
    <Card {...words} media={<CardPicture src={imageUrl} ratio="landscape" />} />
  );
}
