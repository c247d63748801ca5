/** Drives a real club from other tools: a server, its mailbox, a browser and a signed-in member. */
export { storeApiKey } from './support/apiKey.ts';
export { chromiumFlags, chromiumPath, headlessShellPath } from './support/chromium.ts';
export { freePort, people, startClub, type Club } from './support/club.ts';
export { deskPeople, deskUrlOf, signInAtDesk } from './support/deskSignIn.ts';
export { joinServer } from './faults/support/joinedServer.ts';
export { startClubPool } from './support/clubPool.ts';
export { untilNetworkIdle } from './support/networkIdle.ts';
export { scrollThroughPictures } from './support/pictures.ts';
export { Mailbox } from './support/mailbox.ts';
export { signIn } from './support/signIn.ts';
export { serveFolder } from './support/serveFolder.ts';
export { isHydrated } from './support/hydration.ts';
export { browserNames, findWebkit, whyMissing } from './browsers/support/installed.ts';
export { docsExample } from './proxies/docsExample.ts';
export { proxyNames, proxyPackages, whyProxyMissing } from './proxies/proxyPrograms.ts';
export { whyBareRootMissing } from './release/bareRoot.ts';
