export { createSampleClub } from './createSampleClub.ts';
export type { SampleClub } from './createSampleClub.ts';
export type { SampleBenefit } from './benefits/row.ts';
export type { DestinationId, SampleDestination } from './destinations.ts';
export type { SampleGiftGuide } from './gift-guides/row.ts';
export type { SampleMember } from './members.ts';
export { dominantColor, picturePath, pictures, pictureSize } from './artwork/catalogue.ts';
export type { PictureKind, PictureName } from './artwork/catalogue.ts';
export { picturesDirectory } from './picturesDirectory.ts';
