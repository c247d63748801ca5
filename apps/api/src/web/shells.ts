import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Configuration } from '@parlour/contract';
import { SESSION_KEY } from '@parlour/core';
import * as z from 'zod';
import { escapeHtml } from '../text/escape.ts';
import { fillSlot } from './slots.ts';

/** The build's shells: each member page while its data is loading, by the name of its route, and their style. */
const shellsSchema = z.object({ style: z.string(), pages: z.record(z.string(), z.string()) });
export type Shells = z.output<typeof shellsSchema>;

/** Shows the shell where a member is signed in. It runs before the first paint. */
export const shellScript = `try{if(localStorage.getItem(${JSON.stringify(SESSION_KEY)}))document.documentElement.classList.add('is-member')}catch{}`;

/** Returns the source of an inline script or style in the Content-Security-Policy: its hash. */
export function inlineSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Reads the shells of an app's build; undefined where it has none. */
export function readShells(file: string): Shells | undefined {
  return existsSync(file) ? shellsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

const styleLink = /\s*<link rel="stylesheet"[^>]*>/;

/**
 * Puts a page's shell into its HTML, with what it needs to be painted as soon as the HTML is there: its style, and the
 * style sheet after it, so that nothing waits for that (`ST22`). It is inert, because the app takes its place.
 */
export function withShell(
  html: string,
  { style, shell }: { readonly style: string; readonly shell: string },
  { clubName, newsletterUrl, staffEmail, clubPhone }: Configuration,
): string {
  const absent = [
    ...(newsletterUrl === null ? ['newsletter'] : []),
    ...(staffEmail === null && clubPhone === null ? ['concierge'] : []),
  ];
  const ownShell = absent
    .reduce((text, name) => fillSlot(text, name, ''), shell)
    .replaceAll('<!--club-name-->', () => escapeHtml(clubName))
    .replaceAll(/<!--.*?-->/g, '');
  const [link = ''] = styleLink.exec(html) ?? [];
  return html
    .replace(link, '')
    .replace('</head>', () => `<style>${style}</style><script>${shellScript}</script></head>`)
    .replace(
      '<div id="root">',
      (root) => `${root}<div class="member-shell" inert>${ownShell}</div>`,
    )
    .replace('</body>', () => `${link}</body>`);
}
