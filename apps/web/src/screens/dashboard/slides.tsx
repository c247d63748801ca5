import { destinationPath, formatEventDay, formatOff, type Slide, slideImage } from '@parlour/core';
import type { CarouselSlide } from '@parlour/ui';
import { shortPlaceName } from '../../cards/place.ts';
import { ClubPicture } from '../../pictures/ClubPicture.tsx';
import { benefitPath, eventPath } from '../../routing/paths.ts';

type Words = Pick<CarouselSlide, 'id' | 'eyebrow' | 'title' | 'text'> & {
  path: string;
  linkLabel: string;
};

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

function wordsOf(slide: Slide): Words {
  switch (slide.kind) {
    case 'event': {
      const { id, title, startDate, timeZone, location } = slide.event;
      return {
        id: `event-${id}`,
        eyebrow: 'Upcoming Event',
        title,
        text: joined(formatEventDay(startDate, timeZone), location),
        path: eventPath(id),
        linkLabel: 'View Event',
      };
    }
    case 'benefit': {
      const { benefit } = slide;
      return {
        id: `benefit-${benefit.id}`,
        eyebrow: 'Member Benefit',
        title: benefit.title,
        text: joined(formatOff(benefit.value), benefit.provider, shortPlaceName(benefit)),
        path: benefitPath(benefit.id),
        linkLabel: 'View Benefit',
      };
    }
    case 'destination': {
      const { id, name } = slide.destination;
      return {
        id: `destination-${id}`,
        eyebrow: 'Destination Guide',
        title: name,
        text: 'Where we stay, dine and linger.',
        path: destinationPath(id),
        linkLabel: 'Open Guide',
      };
    }
  }
}

/** A slide of the dashboard as the carousel shows it. The first one's picture is what the page is waited for. */
export function toCarouselSlide(slide: Slide, index: number): CarouselSlide {
  const { path, linkLabel, ...words } = wordsOf(slide);
  const image = slideImage(slide);
  return {
    ...words,
    media:
      image === null ? null : (
        <ClubPicture src={image} kind="slide" ratio="landscape" isFirst={index === 0} />
      ),
    link: { href: path, label: linkLabel },
  };
}
