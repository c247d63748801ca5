export { endsSession, SESSION_EXPIRED_MARK } from './sessionEnd.ts';
export * from './messages.ts';
export { isPreview, sessionOfView, type ViewStart, viewStartOf } from './viewSession.ts';
export { formatLastUse, withoutSession } from './openSessions.ts';
export {
  credentialsOf,
  PARKED_DRAFT_KEY,
  SESSION_KEY,
  parseJson,
  parseStoredSession,
  recordOf,
  serializeSession,
  type Session,
  sessionOfSignIn,
  VIEW_SESSION_KEY,
} from './storedSession.ts';
