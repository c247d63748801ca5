import type { Data } from '@parlour/app/data';
import type { AppServices, KeyValueStorage } from '@parlour/app/session';
import type { Configuration } from '@parlour/contract';
import { createContext, use } from 'react';

/** Services shared by the whole app. Created once in main, passed to the route table and by context to the screens. */
export interface Services extends AppServices {
  readonly configuration: Configuration;
  /** Preferences of this browser. They outlive the session. */
  readonly browserStorage: KeyValueStorage;
  /** Loads the client and its cache on first use. Later calls return the same instance. */
  readonly loadData: () => Promise<Data>;
  /** Whether a member of staff looks as the member in this tab. Nothing can be changed then. */
  readonly isMemberView?: boolean;
  /** Loads a page of this site anew, with the session that the tab has by then. */
  readonly reloadAt: (path: string) => void;
  /** The URL of the picture that the page came with, shown by the dashboard while it loads (web/dashboard-15). */
  readonly firstPicture?: string | undefined;
  /** Returns the navigation state of the page that is being opened. Absent on the server, where no link was followed. */
  readonly navigationState?: () => unknown;
  /** Whether a page renders only after its calls have settled. True on the server, because it renders once. */
  readonly shouldAwaitCalls?: boolean;
}

/** Passes the services to the screens; null without a provider. */
export const ServicesContext = createContext<Services | null>(null);

/** Returns the app's services. Throws outside {@link ServicesContext}. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no ServicesContext around this component.');
  return services;
}
