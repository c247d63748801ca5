import { ClubPicture } from '@parlour/app/pictures';
import type { Profile } from '@parlour/contract';
import { formatMemberSince, fullName, initialsOf } from '@parlour/core';
import { Text } from '@parlour/ui';
import * as styles from './IdentityCard.css.ts';

export type IdentityCardProps = { profile: Profile };

/** The member's picture, name and role. Unknown values are omitted. */
export function IdentityCard({ profile }: IdentityCardProps) {
  const { profilePicture, memberSince, professional } = profile;
  const work = [professional.title, professional.company].filter((part) => part?.trim());
  const initials = (
    <span aria-hidden="true" className={styles.initials}>
      {initialsOf(profile)}
    </span>
  );
  return (
    <section className={styles.card} aria-label="Identity">
      <div className={styles.face}>
        {profilePicture === null ? (
          initials
        ) : (
          <ClubPicture
            src={profilePicture}
            kind="face"
            ratio="square"
            isFirst
            fallback={initials}
          />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{fullName(profile)}</h2>
        {work.length === 0 ? null : <Text tone="muted">{work.join(', ')}</Text>}
        {memberSince === null ? null : (
          <Text size="small" tone="accent">
            Member since {formatMemberSince(memberSince)}
          </Text>
        )}
      </div>
    </section>
  );
}
