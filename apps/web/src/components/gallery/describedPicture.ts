import type { ContentPicture, ShownPicture } from '@parlour/contract';

/** Returns how a picture of several is shown: with its own text, or the name of what it shows (web/components/gallery-4). */
export function describedPicture({ picture }: ContentPicture, name: string): ShownPicture {
  const { alternativeText, ...focus } = picture ?? { alternativeText: '', focusX: 50, focusY: 50 };
  return { ...focus, alternativeText: alternativeText === '' ? name : alternativeText };
}
