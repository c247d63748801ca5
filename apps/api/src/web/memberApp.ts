import { matchRoute, type Route, routes } from '@parlour/core/routes';
import { contentPolicy } from '../http/security/contentPolicy.ts';
import { inlineSource } from './inlineSource.ts';
import type { BuiltApp } from './mountedApp.ts';
import { preHydrationScriptSource } from './preHydrationScript.ts';
import { readShells, shellScript } from './shells.ts';
import { readStartScriptSources } from './startScript.ts';

const routeTable: Readonly<Record<string, Route>> = routes;

/** Returns the member app, which is mounted at `/`. Its build writes renderer and service worker beside the browser's files. */
export function memberApp(folder: string): BuiltApp {
  const shells = readShells(`${folder}-server/shells.json`);
  const scripts = [
    preHydrationScriptSource,
    ...readStartScriptSources(folder),
    ...(shells ? [inlineSource(shellScript)] : []),
  ];
  const styles = shells ? [inlineSource(shells.style)] : [];
  return {
    name: 'the member app',
    mount: '/',
    folder,
    rendererFile: `${folder}-server/renderPage.js`,
    workerFile: `${folder}-server/serviceWorker.js`,
    shells,
    matchRoute,
    isShared: (route) => routeTable[route]?.isShared === true,
    securityPolicy: (configuration, styleSources = []) =>
      contentPolicy(configuration, { scripts, styles: [...styles, ...styleSources] }),
  };
}
