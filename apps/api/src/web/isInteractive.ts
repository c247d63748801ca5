import type { IncomingHttpHeaders } from 'node:http';

/** Names of programs that read a page for somebody else. Some drive a browser, and send its headers too. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|preview|externalhit|whatsapp|embedly|inspection/i;

/**
 * Whether a browser that runs scripts opens a page for a person: it says that it navigates, which programs that fetch pages
 * do not, and does not name itself as a robot (api/web-36).
 */
export function isInteractive(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && !ROBOT.test(headers['user-agent'] ?? '');
}
