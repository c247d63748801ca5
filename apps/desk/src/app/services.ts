import type { CachedCalls } from '@parlour/app/data';
import type { DeskPresence } from '@parlour/app/live';
import type { KeyValueStorage } from '@parlour/app/session';
import { createContext, use } from 'react';
import type { Passkeys } from './keys/passkeys.ts';

/** Services shared by the whole desk. Created once in main, and passed to the routes and by context to the screens. */
export interface DeskServices extends CachedCalls {
  readonly clubName: string;
  /** The path of the club's logo. Null shows the name. */
  readonly logoUrl: string | null;
  /** The path of the logo for the dark theme. Null or undefined shows the other one. */
  readonly logoDarkUrl?: string | null;
  /** The emails of the sample club's staff, each in a line. Null or undefined in any other club. */
  readonly sampleStaff?: string | null;
  /** The streets for maps that the club's own server has; null for none. */
  readonly mapTilesUrl: string | null;
  /** Stores, for this tab only, the page to return to after signing in. */
  readonly tabStorage: KeyValueStorage;
  /** Stores what this browser remembers for all of its tabs. */
  readonly browserStorage: KeyValueStorage;
  /** The staff who write in requests and edit items now. */
  readonly presence: DeskPresence;
  /** Loads what makes and uses passkeys, which only some pages need. */
  readonly loadPasskeys: () => Promise<Passkeys>;
}

/** Passes the services to the screens; null without a provider. */
export const ServicesContext = createContext<DeskServices | null>(null);

/** Returns the desk's services. Throws outside {@link ServicesContext}. */
export function useServices(): DeskServices {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no ServicesContext around this component.');
  return services;
}
