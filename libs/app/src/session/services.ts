import { createContext, use } from 'react';
import type { KeyValueStorage } from './browserStorage.ts';
import type { SessionActor, StorageKeys } from './createSession.ts';

/** The services of an app that the hooks of this library use. */
export interface AppServices {
  readonly configuration: { readonly clubName: string };
  readonly session: SessionActor;
  /** Stores the path to return to after signing in. */
  readonly tabStorage: KeyValueStorage;
  readonly storageKeys: StorageKeys;
}

/** Passes the services to this library's hooks; null without a provider. */
export const AppServicesContext = createContext<AppServices | null>(null);

/** Returns the app's services. Throws outside {@link AppServicesContext}. */
export function useAppServices(): AppServices {
  const services = use(AppServicesContext);
  if (services === null) throw new Error('There is no AppServicesContext around this component.');
  return services;
}
