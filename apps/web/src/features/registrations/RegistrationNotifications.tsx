import { lazyOrNothing } from '@parlour/app/routing';
import { Suspense } from 'react';
import type { EventRegistration } from './useRegistration.ts';

const RegistrationOutcome = lazyOrNothing(
  async () => (await import('./RegistrationOutcome.tsx')).RegistrationOutcome,
);

export type RegistrationNotificationsProps = Pick<
  EventRegistration,
  'outcome' | 'question' | 'onDismiss' | 'onUndo' | 'onCancelConfirm' | 'onCancelDecline'
>;

/** What came of the member's last action. Its code loads as the page is mounted, since no first paint shows it. */
export function RegistrationNotifications(props: RegistrationNotificationsProps) {
  return (
    <Suspense>
      <RegistrationOutcome {...props} />
    </Suspense>
  );
}
