export * from './members.ts';
export * from './signIn.ts';
export * from './club.ts';
export * from './writes.ts';
export * from './paymentMethods.ts';
export * from './documents.ts';
export * from './audit.ts';
export * from './secretKeys.ts';
