import { matchRoute } from '@parlour/core/routes';
import { contentPolicy } from '../http/security/contentPolicy.ts';
import type { BuiltApp } from './mountedApp.ts';
import { preHydrationScriptSource } from './preHydrationScript.ts';

/** Returns the member app, which is mounted at `/`. Its build writes the renderer beside the browser's files. */
export function memberApp(folder: string): BuiltApp {
  return {
    name: 'the member app',
    mount: '/',
    folder,
    rendererFile: `${folder}-server/renderPage.js`,
    matchRoute,
    securityPolicy: (configuration) => contentPolicy(configuration, preHydrationScriptSource),
  };
}
