import { lazyOrNothing } from '@parlour/app/routing';
import { useSession } from '@parlour/app/session';
import type { SavableThing } from '@parlour/core';
import { Suspense, use } from 'react';
import { type Services, ServicesContext } from '../../app/services.ts';
import * as styles from './SaveButton.css.ts';

export type SaveButtonProps = {
  /** What is saved. */
  thing: SavableThing;
  /** Over the picture of a card or a row, or beside a page's Share. */
  place: keyof typeof styles.place;
};

/** No first paint needs it. */
const Heart = lazyOrNothing(async () => (await import('./BoundSaveButton.tsx')).BoundSaveButton);

/** The heart that saves something for the member (web/saved-1). Visitors and staff who look as the member have none. */
export function SaveButton(props: SaveButtonProps) {
  const services = use(ServicesContext);
  return services === null || services.isMemberView === true ? null : (
    <MemberSaveButton {...props} session={services.session} />
  );
}

function MemberSaveButton({ thing, place, session }: SaveButtonProps & Pick<Services, 'session'>) {
  const isMember = useSession(session) !== null;
  return isMember ? (
    <span className={styles.place[place]}>
      <Suspense>
        <Heart thing={thing} />
      </Suspense>
    </span>
  ) : null;
}
