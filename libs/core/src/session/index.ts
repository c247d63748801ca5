export { endsSession } from './sessionEnd.ts';
export { sessionMachine } from './sessionMachine.ts';
export {
  SESSION_KEY,
  parseJson,
  parseStoredSession,
  recordOf,
  serializeSession,
  sessionOfSignIn,
} from './storedSession.ts';
