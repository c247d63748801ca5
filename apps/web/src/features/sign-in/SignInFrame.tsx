import { ClubMark } from '@parlour/app/club-mark';
import type { ReactNode } from 'react';
import { ClubPoster } from './ClubPoster.tsx';
import * as styles from './SignInFrame.css.ts';

export type SignInFrameProps = { clubName: string; logoUrl: string | null; children: ReactNode };

/** Frames the form with the club's poster, beside it on wide screens and above it on small ones. */
export function SignInFrame({ clubName, logoUrl, children }: SignInFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.door}>
        <ClubPoster className={styles.poster} />
        <p className={styles.clubName}>
          <ClubMark clubName={clubName} logoUrl={logoUrl} />
        </p>
      </header>
      {children}
    </div>
  );
}
