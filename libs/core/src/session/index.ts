export { endsSession } from './sessionEnd.ts';
export { sessionMachine } from './sessionMachine.ts';
export {
  SESSION_KEY,
  parseStoredSession,
  serializeSession,
  sessionOfSignIn,
} from './storedSession.ts';
