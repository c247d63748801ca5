import { Skeleton } from '@parlour/ui';
import { ContactSection } from './ContactInformation.tsx';
import * as identity from './IdentityCard.css.ts';
import * as styles from './ProfileSkeleton.css.ts';
import * as view from './ProfileView.css.ts';

/** Skeleton of the identity card and of the contact information, with its labels. */
export function ProfileSkeleton() {
  return (
    <div className={view.column}>
      <div className={identity.card}>
        <div className={styles.face} aria-hidden="true" />
        <div className={identity.words}>
          <div className={styles.title}>
            <Skeleton shape="title" width="half" />
          </div>
          <Line />
          <Line />
        </div>
      </div>
      <ContactSection
        values={{
          email: <Line />,
          phone: <Line />,
          workEmail: <Line />,
          address: (
            <>
              <Line />
              <Line />
              <Line />
            </>
          ),
          birthday: <Line />,
        }}
      />
    </div>
  );
}

/** A bar with the height of a line of text. */
function Line() {
  return (
    <div className={styles.line}>
      <Skeleton width="half" />
    </div>
  );
}
