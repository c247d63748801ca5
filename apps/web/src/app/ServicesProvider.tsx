import { AppServicesContext } from '@parlour/app/session';
import type { ReactNode } from 'react';
import { type Services, ServicesContext } from './services.ts';

/** Provides the services to the screens and to the hooks of `@parlour/app`. */
export function ServicesProvider({ value, children }: { value: Services; children: ReactNode }) {
  return (
    <AppServicesContext value={value}>
      <ServicesContext value={value}>{children}</ServicesContext>
    </AppServicesContext>
  );
}
