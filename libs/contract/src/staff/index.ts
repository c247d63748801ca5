// The desk's part of the contract, apart from the members' so that no bundle of theirs loads it.
export * from './roles.ts';
export * from './deskHeader.ts';
export * from './staffMember.ts';
export * from './proofs.ts';
export * from './keys.ts';
export * from './invitation.ts';
export * from './calls/invitations.ts';
export * from './calls/signIn.ts';
export * from './calls/me.ts';
export * from './calls/signOut.ts';
export * from './calls/sessions.ts';
export * from './calls/keys.ts';
export * from './calls/people.ts';
export * from './auditEntry.ts';
export * from './calls/audit.ts';
export * from './calls.ts';
