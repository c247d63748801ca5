export { LINK_NOT_COPIED } from './messages.ts';
export { maySharePage, type SharedPage } from './maySharePage.ts';
export { refOf } from './refOf.ts';
export { shareUrl } from './shareUrl.ts';
export { withRef } from './withRef.ts';
