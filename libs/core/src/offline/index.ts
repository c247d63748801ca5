export {
  CACHE_PREFIX,
  filesCacheName,
  foreignCaches,
  memberCacheName,
  memberCaches,
  outdatedCaches,
  ownCaches,
} from './cacheNames.ts';
export {
  estimatedBytes,
  guideContents,
  type GuideContents,
  type GuidePicture,
} from './guideContents.ts';
export {
  AVAILABLE_OFFLINE,
  savedMessage,
  saveFailureMessage,
  type SaveFailure,
  SAVING_GUIDE,
  sizeText,
  unsavedMessage,
} from './messages.ts';
export {
  DESTINATIONS_CALL,
  SERVICE_WORKER_PATH,
  offlineKind,
  type OfflineKind,
  type OfflineRequest,
  pictureKey,
} from './requests.ts';
export { callSource, mayStore, type Reachability, type ResponseFacts } from './responses.ts';
export {
  bytesOf,
  findGuide,
  noGuides,
  parseSavedGuides,
  type SavedGuide,
  type SavedGuides,
  type SavedPicture,
  type StoredGuide,
  storedUrls,
  withDestinations,
  withGuide,
  withoutGuides,
} from './savedGuides.ts';
export { memberOfAuthorization } from './tokenMember.ts';
