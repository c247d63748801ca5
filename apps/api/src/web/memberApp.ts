import { contentPolicy } from '../http/security/contentPolicy.ts';
import type { BuiltApp } from './mountedApp.ts';

/** Returns the member app, which is mounted at `/`. Its build writes the renderer beside the browser's files. */
export function memberApp(folder: string): BuiltApp {
  return {
    name: 'the member app',
    mount: '/',
    folder,
    rendererFile: `${folder}-server/renderPage.js`,
    securityPolicy: contentPolicy,
  };
}
