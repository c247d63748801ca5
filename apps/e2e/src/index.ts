/** What other tools need to drive a real club: a server, its mailbox, a browser and a signed-in member. */
export { chromiumFlags, chromiumPath } from './support/chromium.ts';
export { freePort, people, startClub, type Club } from './support/club.ts';
export { Mailbox } from './support/mailbox.ts';
export { signIn } from './support/signIn.ts';
export { isTakenOver } from './support/takenOver.ts';
