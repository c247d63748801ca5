import { createData } from '@parlour/app/data';
import type { KeyValueStorage } from '@parlour/app/session';
import type { Configuration } from '@parlour/contract';
import { routes, SESSION_KEY, serializeSession, sessionOfSignIn } from '@parlour/core';
import { createCriticalCss } from './criticalCss.ts';
import { createServerServices, createServerSession, loadRoute, ORIGIN } from './renderRoute.tsx';

/** A member without a name. */
const someone = serializeSession(
  sessionOfSignIn({
    token: '-',
    user: { id: '-', email: '-', name: '', crmId: '-', crmToken: '-', instanceUrl: '-' },
  }),
);

const storage: KeyValueStorage = {
  getItem: (key) => (key === SESSION_KEY ? someone : null),
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** Renders the page at a path as a member sees it while its data is loading. */
async function renderShell(path: string, configuration: Configuration): Promise<string> {
  const session = createServerSession(storage);
  const data = createData({
    session,
    origin: ORIGIN,
    pageUrl: () => ORIGIN + path,
    fetch: () => new Promise(() => undefined),
  });
  const services = createServerServices({ configuration, session, storage, data });
  const route = await loadRoute(ORIGIN + path, { ...services, firstPicture: PICTURE });
  if (route === null || route.context.errors !== null)
    throw new Error(`The shell of ${path} could not be rendered.`);
  return route.render();
}

/** What no club has. The server puts its club's own in their place. */
const NAME = 'the-name-of-the-club';
const PICTURE = 'the-first-picture';

const anyClub: Configuration = {
  clubName: NAME,
  clubAddress: '',
  staffEmail: 'concierge@club.invalid',
  clubPhone: null,
  newsletterUrl: null,
  membershipUrl: null,
  logoUrl: null,
  googleMapsKey: null,
  mapStyleUrl: null,
  mapTilesUrl: null,
  serviceWorkerUrl: null,
};

/**
 * Makes a rendered page the same for all members and clubs: with slots for the club's own, a blank greeting, and without
 * what is below the window or opens later.
 */
const generalize = (html: string) =>
  html
    .replace(/^<a href="#.*?<\/a>/, '')
    .replace(/<footer.*$/, '')
    .replace(/<div id="concierge".*?<\/div><\/div>/, '')
    .replace(/<div id="own-menu".*?<\/button><\/div>/, '')
    // React requests the picture at once, a lazy one only where the shell is shown: to members.
    .replace(new RegExp(`<link rel="preload"[^>]*${PICTURE}[^>]*>`), '')
    .replace(
      new RegExp(`(?:<img[^>]*${PICTURE}[^>]*>)+`),
      (pictures) =>
        `<!--first-picture-->${pictures.replaceAll('"eager"', '"lazy"')}<!--/first-picture-->`,
    )
    .replace(/<button[^>]*>Concierge<\/button>/, '<!--concierge-->$&<!--/concierge-->')
    .replace(
      /(<header[^>]*><p[^>]*>)[^<]*(<\/p><h1[^>]*>)Good [^<]*/,
      '$1&nbsp;$2&nbsp;&#10;&nbsp;',
    )
    .replaceAll(NAME, '<!--club-name-->');

/** What `index.html` has around a shell. */
const frame =
  '<html class="is-member" data-theme><body><div class="member-shell"></div><header class="first-paint"><p></p></header>';

/** Each member page while its data is loading, by the name of its route, and the style that they need. */
export interface Shells {
  readonly style: string;
  readonly pages: Readonly<Record<string, string>>;
}

/** Renders the shells of all member pages. */
export async function renderShells(css: string): Promise<Shells> {
  const pages = await Promise.all(
    Object.entries(routes)
      .filter(([name]) => name !== 'signIn' && name !== 'view')
      .map(async ([name, { path }]) => {
        const html = await renderShell(path.replaceAll(/:\w+/g, '-'), anyClub);
        return [name, generalize(html)] as const;
      }),
  );
  const style = createCriticalCss(css)(frame + pages.map(([, html]) => html).join(''));
  return { style, pages: Object.fromEntries(pages) };
}
