import type { PictureUse } from '@parlour/contract/staff';

/** The types of pictures that the file chooser offers. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif,.heic,.heif';

const kindNames: Readonly<Record<string, string>> = {
  vendor: 'Vendor',
  benefit: 'Benefit',
  event: 'Event',
  destination: 'Destination',
  gift_guide: 'Gift guide',
};

/** Returns what a use is, such as `Event` or `Event, draft`. */
export function kindOfUse({ kind, isDraft }: PictureUse): string {
  const name = kindNames[kind] ?? kind;
  return isDraft ? `${name}, draft` : name;
}
