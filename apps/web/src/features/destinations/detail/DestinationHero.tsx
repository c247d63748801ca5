import { ClubPicture } from '@parlour/app/pictures';
import type { Destination } from '@parlour/contract';
import { PageHeading } from '@parlour/ui';
import type { Visitor } from '../../../app/session/useVisitor.ts';
import { VisitorInvitation } from '../../../components/shared-page/VisitorInvitation.tsx';
import type { ReactNode } from 'react';
import { AskConcierge } from '../../requests/AskConcierge.tsx';
import * as offlineStyles from './AvailableOffline.css.ts';
import * as styles from './DestinationHero.css.ts';

export type DestinationHeroProps = {
  destination: Destination;
  /** A visitor, to invite to become a member; null for a member. */
  visitor: Visitor | null;
  /** The switch that saves the guide, in a place of fixed height. Absent: there is none. */
  offline: ReactNode | undefined;
  /** Called when a member asks for something there. */
  onAsk: (destination: Destination) => void;
};

/** The destination's picture, with its name on a panel in the picture's corner, and its introduction. */
export function DestinationHero({ destination, visitor, offline, onAsk }: DestinationHeroProps) {
  const { name, imageUrl, picture, parentDestination, introduction } = destination;
  return (
    <div>
      {imageUrl === null ? null : (
        <ClubPicture src={imageUrl} shown={picture} kind="hero" ratio="hero" isFirst />
      )}
      <div className={styles.words}>
        <div className={styles.heading}>
          <div className={imageUrl === null ? styles.title : styles.titleOnPicture}>
            <PageHeading title={name} eyebrow={parentDestination?.name ?? 'Destination Guide'} />
          </div>
          {introduction ? <p className={styles.introduction}>{introduction}</p> : null}
        </div>
        {visitor === null ? (
          <div className={styles.actions}>
            <AskConcierge onAsk={() => onAsk(destination)} />
            {offline === undefined ? null : <div className={offlineStyles.place}>{offline}</div>}
          </div>
        ) : (
          <aside className={styles.invitation} aria-label="Membership">
            <VisitorInvitation visitor={visitor} />
          </aside>
        )}
      </div>
    </div>
  );
}
