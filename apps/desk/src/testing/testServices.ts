import { createServices } from '../app/session/createServices.ts';

type ServicesOptions = Parameters<typeof createServices>[0];

/** Creates the desk's services with jsdom's storage and the current `fetch`. No passkey is there unless one is given. */
export function testServices(
  router: ServicesOptions['router'],
  loadPasskeys: ServicesOptions['loadPasskeys'] = () =>
    Promise.reject(new Error('There is no passkey.')),
  sampleStaff: string | null = null,
) {
  return createServices({
    clubName: 'Parlour',
    logoUrl: null,
    mapTilesUrl: null,
    sampleStaff,
    origin: 'http://localhost',
    retries: 0,
    router,
    tabStorage: sessionStorage,
    browserStorage: localStorage,
    loadPasskeys,
  });
}
