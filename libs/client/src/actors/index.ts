export { callActor } from './callActor.ts';
export { deletionActor } from './deletionActor.ts';
export { registrationActor, type RegistrationActorOptions } from './registrationActor.ts';
export { submitActor } from './submitActor.ts';
