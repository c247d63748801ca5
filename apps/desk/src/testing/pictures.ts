import type { PictureUse, UploadedPicture } from '@parlour/contract/staff';

const pictureOf = (
  number: number,
  name: string,
  changes: Partial<UploadedPicture> = {},
): UploadedPicture => {
  const id = `00000000-0000-7000-8000-00000000000${number}`;
  return {
    id,
    url: `/pictures/uploads/${id}`,
    // Of the sample club, so that the book of stories has it.
    fileUrl: '/pictures/amalfi-coast.webp',
    name,
    alternativeText: 'The terrace at dusk',
    focusX: 50,
    focusY: 50,
    width: 1200,
    height: 800,
    size: 240_000,
    version: 1,
    uploadedAt: '2026-11-20T10:00:00.000Z',
    ...changes,
  };
};

/** The pictures of the stories and tests. */
export const pictures: UploadedPicture[] = [
  pictureOf(1, 'terrace.jpg', { focusX: 20, focusY: 80 }),
  pictureOf(2, 'lobby.jpg', { alternativeText: null, fileUrl: '/pictures/atelier-tailor.webp' }),
  pictureOf(3, 'library.jpg', { alternativeText: 'Shelves up to the ceiling' }),
];

/** What shows the first of them. */
export const pictureUses: PictureUse[] = [
  { kind: 'event', itemId: 'e8', title: 'A supper on the terrace', isDraft: false },
  { kind: 'vendor', itemId: 'v3', title: 'The Anchorage', isDraft: true },
];
