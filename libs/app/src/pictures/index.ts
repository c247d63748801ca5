export { CardPicture, type CardPictureProps, PicturesMayLoad } from './CardPicture.tsx';
export { cellPictureSizes } from './pictureSizes.ts';
export { ClubPicture, type ClubPictureProps } from './ClubPicture.tsx';
export { preloadPicture } from './preloadPicture.ts';
