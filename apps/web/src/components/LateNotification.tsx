import { lazyOrNothing } from '@parlour/app/routing';
import type { Notification } from '@parlour/ui';
import { type ComponentProps, Suspense } from 'react';

const PageNotification = lazyOrNothing(
  async () => (await import('./PageNotification.tsx')).PageNotification,
);

/** A notification of a page. Its code loads as it is first mounted, since no first paint shows one. */
export function LateNotification(props: ComponentProps<typeof Notification>) {
  return (
    <Suspense>
      <PageNotification {...props} />
    </Suspense>
  );
}
