import { matchDeskRoute } from '@parlour/core/routes';
import type { BuiltApp } from './mountedApp.ts';
import { readStartScriptSources } from './startScript.ts';

/**
 * The Content-Security-Policy of the desk. Neither maps nor other settings ever loosen it, because a script in its pages
 * could act for staff (api/web-27).
 */
const policyWith = (scriptSources: readonly string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    "style-src 'self'",
    "img-src 'self' blob: data:",
    // PDFs of threads are shown from memory.
    'frame-src blob:',
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Returns the desk, which is mounted at `/desk/` and rendered by the browser alone. */
export function deskApp(folder: string): BuiltApp {
  const securityPolicy = policyWith(readStartScriptSources(folder));
  return {
    name: 'the desk',
    mount: '/desk/',
    folder,
    matchRoute: matchDeskRoute,
    securityPolicy: () => securityPolicy,
    usesPasskeys: true,
  };
}
