// Its own entry, since it loads zod: the other features do not.
export {
  readCard,
  readChangeRequest,
  type ReadInput,
  readProfileUpdate,
  readRegistration,
  readRequest,
} from './readInputs.ts';
