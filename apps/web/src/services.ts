import type { Configuration } from '@parlour/contract';
import { createContext, use } from 'react';
import type { KeyValueStorage } from './browserStorage.ts';
import type { Data } from './data/createData.ts';
import type { SessionActor } from './session/createSession.ts';

/** What the whole app shares: made once in main, passed to the route table and by context to the screens. */
export interface Services {
  readonly configuration: Configuration;
  readonly session: SessionActor;
  /** Where the address to return to after signing in is kept. */
  readonly tabStorage: KeyValueStorage;
  /** The calls and the cache of their answers; loaded when first asked for, the same ever after. */
  readonly loadData: () => Promise<Data>;
  /** Whether a page is drawn only once its calls have ended: on the server, which draws it once. */
  readonly waitsForCalls?: boolean;
}

/** Passes the services on to the screens; null where nothing provides them. */
export const ServicesContext = createContext<Services | null>(null);

/** The services of this app. Throws outside {@link ServicesContext}. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no ServicesContext around this component.');
  return services;
}
