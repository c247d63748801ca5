import type { ContentPicture } from '@parlour/contract';
import { pictureSources } from '@parlour/core';
import { PictureViewer } from '@parlour/ui';
import type { ComponentProps } from 'react';
import { describedPicture } from './describedPicture.ts';

export type GalleryViewerProps = Pick<
  ComponentProps<typeof PictureViewer>,
  'current' | 'loadsAhead' | 'onMove' | 'onClose'
> & {
  /** The name of what the pictures show. */
  name: string;
  /** All pictures, the page's first picture first. */
  pictures: readonly ContentPicture[];
};

/** The pictures of a gallery on the full screen. A module of its own, so that its behavior library loads with the first press. */
export function GalleryViewer({ name, pictures, ...viewer }: GalleryViewerProps) {
  return (
    <PictureViewer
      open
      title={name}
      pictures={pictures.map((picture) => viewedPicture(picture, name))}
      {...viewer}
    />
  );
}

function viewedPicture(picture: ContentPicture, name: string) {
  const { src, srcSet } = pictureSources(picture.imageUrl);
  return { src, srcSet, alt: describedPicture(picture, name).alternativeText };
}
