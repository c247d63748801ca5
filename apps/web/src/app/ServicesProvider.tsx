import { ClubContactContext } from '@parlour/app/contact';
import { AppServicesContext } from '@parlour/app/session';
import { NoChanges } from '@parlour/ui';
import type { ReactNode } from 'react';
import { type Services, ServicesContext } from './services.ts';

const NOTHING_CHANGES = 'Nothing can be changed while you look as a member.';

/** Provides the services to the screens and to the hooks of `@parlour/app`. */
export function ServicesProvider({ value, children }: { value: Services; children: ReactNode }) {
  const { staffEmail: email, clubPhone: phone, clubPhoneUrl: phoneUrl } = value.configuration;
  return (
    <AppServicesContext value={value}>
      <ServicesContext value={value}>
        <ClubContactContext value={{ email, phone, phoneUrl }}>
          <NoChanges reason={value.isMemberView === true ? NOTHING_CHANGES : undefined}>
            {children}
          </NoChanges>
        </ClubContactContext>
      </ServicesContext>
    </AppServicesContext>
  );
}
