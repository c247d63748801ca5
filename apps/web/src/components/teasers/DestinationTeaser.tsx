import { CardPicture, type CardPictureProps } from '@parlour/app/pictures';
import type { Destination } from '@parlour/contract';
import { href, routes, withRef } from '@parlour/core';
import { Card, type CardProps } from '@parlour/ui';
import { SaveButton } from '../saving/SaveButton.tsx';

export type DestinationTeaserProps = Pick<CardProps, 'headingLevel' | 'text'> &
  Pick<CardPictureProps, 'isFirst' | 'sizes'> & {
    /** The destination, which the whole card links to. */
    destination: Destination;
    /** The visitor's `ref`; null for a member. */
    visitorRef?: string | null;
  };

/** A destination in a list: picture or initial, and name. */
export function DestinationTeaser({
  destination,
  headingLevel = 3,
  visitorRef = null,
  isFirst = false,
  sizes,
  ...text
}: DestinationTeaserProps) {
  const { id, name, imageUrl } = destination;
  return (
    <Card
      href={withRef(href(routes.destination, { id }), visitorRef)}
      title={name}
      {...text}
      headingLevel={headingLevel}
      corner={<SaveButton thing={{ kind: 'destination', of: destination }} place="picture" />}
      media={
        <CardPicture
          src={imageUrl}
          name={name}
          shown={destination.picture}
          ratio="portrait"
          sizes={sizes}
          isFirst={isFirst}
        />
      }
    />
  );
}
