export { endsSession } from './sessionEnd.ts';
export * from './messages.ts';
export { formatLastUse, withoutSession } from './openSessions.ts';
export { sessionMachine } from './sessionMachine.ts';
export {
  SESSION_KEY,
  parseJson,
  parseStoredSession,
  recordOf,
  serializeSession,
  type Session,
  sessionOfSignIn,
} from './storedSession.ts';
