import { existsSync, readFileSync } from 'node:fs';
import type { Configuration } from '@parlour/contract';
import { SESSION_KEY } from '@parlour/core';
import * as z from 'zod';
import { logoSizeOf } from '../club-settings/logoSize.ts';
import { escapeHtml } from '../text/escape.ts';
import { fillSlot, loadScriptsLater } from './slots.ts';
import { paintBeforeStyleSheet } from './styleSheet.ts';

/** The build's shells: each member page while its data is loading, by the name of its route, and their style. */
const shellsSchema = z.object({ style: z.string(), pages: z.record(z.string(), z.string()) });
export type Shells = z.output<typeof shellsSchema>;

/**
 * Shows the shell where a member is signed in. Elsewhere nothing is painted that the app's files should wait for. It runs
 * before the first paint.
 */
export const shellScript = `{const page=document.documentElement.classList;try{if(localStorage.getItem(${JSON.stringify(SESSION_KEY)}))page.add('is-member')}catch{}if(!page.contains('is-member'))for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload'}`;

/** Reads the shells of an app's build; undefined where it has none. */
export function readShells(file: string): Shells | undefined {
  return existsSync(file) ? shellsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** What a shell has in its picture's URLs. The server puts the picture's own URL in its place. */
const PICTURE = 'the-first-picture';

/** Whether a shell shows a picture. */
export function hasFirstPicture(shell: string): boolean {
  return shell.includes(PICTURE);
}

/** Puts a picture into its shell, by its URL, or takes its place out for want of one. */
const withPicture = (shell: string, picture: string | null) => {
  if (!hasFirstPicture(shell)) return shell;
  return picture === null
    ? fillSlot(shell, 'first-picture', '')
    : shell.replaceAll(PICTURE, () => encodeURIComponent(picture.toWellFormed()));
};

const sizeOf = (logoUrl: string) => {
  const { width, height } = logoSizeOf(logoUrl);
  return ` width="${width}" height="${height}"`;
};

/** Renders the mark of the club before the app's code has loaded: its logo, or its name. */
export function clubMark({
  clubName,
  logoUrl,
  logoDarkUrl,
}: Pick<Configuration, 'clubName' | 'logoUrl' | 'logoDarkUrl'>): string {
  if (logoUrl === null) return escapeHtml(clubName);
  const image = `<img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(clubName)}"${sizeOf(logoUrl)}>`;
  if (!logoDarkUrl) return image;
  return `<picture><source srcset="${escapeHtml(logoDarkUrl)}" media="screen and (prefers-color-scheme: dark)"${sizeOf(logoDarkUrl)}>${image}</picture>`;
}

/** A page's shell. */
interface Shell {
  readonly style: string;
  readonly shell: string;
  /** The URL of the picture that it shows, if any. */
  readonly picture: string | null;
}

/**
 * Puts a page's shell into its HTML, with what it needs to be painted as soon as the HTML is there: its style, and the
 * style sheet after it, so that nothing waits for that (`api/web-22`). It is inert, because the app takes its place, with the
 * picture that the page names (`api/web-26`).
 */
export function withShell(
  html: string,
  { style, shell, picture }: Shell,
  { clubName, logoUrl, logoDarkUrl, staffEmail, clubPhone }: Configuration,
): string {
  const hasContact = staffEmail !== null || clubPhone !== null;
  const page = picture === null ? html : loadScriptsLater(html);
  const pictured = withPicture(shell, picture);
  const ownShell = (hasContact ? pictured : fillSlot(pictured, 'concierge', ''))
    .replaceAll('<!--club-name-->', () => clubMark({ clubName, logoUrl, logoDarkUrl }))
    .replaceAll(/<!--.*?-->/g, '');
  const meta =
    picture === null ? '' : `<meta name="first-picture" content="${escapeHtml(picture)}">`;
  return paintBeforeStyleSheet(page, style)
    .replace('</head>', () => `${meta}<script>${shellScript}</script></head>`)
    .replace(
      '<div id="root">',
      (root) => `${root}<div class="member-shell" inert>${ownShell}</div>`,
    );
}
