// The desk's part of the contract, apart from the members' so that no bundle of theirs loads it.
export * from './roles.ts';
export * from './deskHeader.ts';
export * from './staffMember.ts';
export * from './calls/me.ts';
export * from './calls/signOut.ts';
export * from './calls.ts';
