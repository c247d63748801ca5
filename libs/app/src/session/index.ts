export { type AppServices, AppServicesContext, useAppServices } from './services.ts';
export { browserStorage, type KeyValueStorage } from './browserStorage.ts';
export {
  createSession,
  followOtherTabs,
  isSignedIn,
  type SessionActor,
  type StorageKeys,
} from './createSession.ts';
export { guardPageCache } from './guardPageCache.ts';
export { sharedPage, signedInOnly, signedOutOnly } from './guards.ts';
export { useIsSignedIn, useSession } from './useSession.ts';
export { useRedirectAfterSignIn } from './useRedirectAfterSignIn.ts';
export { useSignInAndReturn } from './useSignInAndReturn.ts';
