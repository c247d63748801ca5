import { useSession } from '@parlour/app/session';
import type { SavableThing } from '@parlour/core';
import { whenPageIdle } from '@parlour/ui';
import { type ComponentType, use, useEffect, useState } from 'react';
import { type Services, ServicesContext } from '../../app/services.ts';
import * as styles from './SaveButton.css.ts';

export type SaveButtonProps = {
  /** What is saved. */
  thing: SavableThing;
  /** Over the picture of a card or a row, or beside a page's Share. */
  place: keyof typeof styles.place;
};

type Heart = ComponentType<Pick<SaveButtonProps, 'thing'>>;

let Loaded: Heart | null = null;
let loading: Promise<Heart> | undefined;

/** No first paint needs it, so its code loads once the page is there. A failed load is tried again by the next page. */
const loadHeart = () =>
  (loading ??= whenPageIdle()
    .then(() => import('./BoundSaveButton.tsx'))
    .then(
      ({ BoundSaveButton }) => (Loaded = BoundSaveButton),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

/** The heart that saves something for the member (web/saved-1). Visitors and staff who look as the member have none. */
export function SaveButton(props: SaveButtonProps) {
  const services = use(ServicesContext);
  return services === null || services.isMemberView === true ? null : (
    <MemberSaveButton {...props} session={services.session} />
  );
}

function MemberSaveButton({ thing, place, session }: SaveButtonProps & Pick<Services, 'session'>) {
  const isMember = useSession(session) !== null;
  const [Heart, setHeart] = useState(() => Loaded);
  useEffect(() => {
    if (!isMember || Heart !== null) return;
    loadHeart().then(
      (loaded) => setHeart(() => loaded),
      () => undefined,
    );
  }, [isMember, Heart]);
  if (!isMember) return null;
  return <span className={styles.place[place]}>{Heart && <Heart thing={thing} />}</span>;
}
