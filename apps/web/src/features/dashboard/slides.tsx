import { ClubPicture } from '@parlour/app/pictures';
import type { ShownPicture } from '@parlour/contract';
import { formatEventDay, formatOff, href, routes, type Slide, slideImage } from '@parlour/core';
import type { CarouselSlide } from '@parlour/ui';
import { joinFacts } from '../../components/teasers/joinFacts.ts';
import { shortPlaceName } from '../../components/teasers/place.ts';

type SlideCopy = Pick<CarouselSlide, 'id' | 'eyebrow' | 'title' | 'text'> & {
  path: string;
  linkLabel: string;
  shown: ShownPicture | undefined;
};

function slideCopyOf(slide: Slide): SlideCopy {
  switch (slide.kind) {
    case 'event': {
      const { id, title, startDate, timeZone, location } = slide.event;
      return {
        id: `event-${id}`,
        eyebrow: 'Upcoming Event',
        title,
        text: joinFacts(formatEventDay(startDate, timeZone), location),
        path: href(routes.event, { eventId: id }),
        linkLabel: 'View Event',
        shown: slide.event.picture,
      };
    }
    case 'benefit': {
      const { benefit } = slide;
      return {
        id: `benefit-${benefit.id}`,
        eyebrow: 'Member Benefit',
        title: benefit.title,
        text: joinFacts(formatOff(benefit.value), benefit.provider, shortPlaceName(benefit)),
        path: href(routes.benefit, { benefitId: benefit.id }),
        linkLabel: 'View Benefit',
        shown: benefit.picture,
      };
    }
    case 'destination': {
      const { id, name } = slide.destination;
      return {
        id: `destination-${id}`,
        eyebrow: 'Destination Guide',
        title: name,
        text: 'Where we stay, dine and linger.',
        path: href(routes.destination, { id }),
        linkLabel: 'Open Guide',
        shown: slide.destination.picture,
      };
    }
  }
}

/** Converts a slide for the carousel. The first slide's picture is the page's largest content and loads first. */
export function toCarouselSlide(slide: Slide, index: number): CarouselSlide {
  const { path, linkLabel, shown, ...copy } = slideCopyOf(slide);
  const image = slideImage(slide);
  return {
    ...copy,
    media:
      image === null ? null : (
        <ClubPicture src={image} shown={shown} kind="slide" ratio="hero" isFirst={index === 0} />
      ),
    link: { href: path, label: linkLabel },
  };
}
