import { ClubMark, type ClubMarkProps } from '@parlour/app/club-mark';
import type { ReactNode } from 'react';
import { ClubPoster } from './ClubPoster.tsx';
import * as styles from './SignInFrame.css.ts';

export type SignInFrameProps = ClubMarkProps & { children: ReactNode };

/** Frames the form with the club's poster, beside it on wide screens and above it on small ones. It is dusk there in both themes. */
export function SignInFrame({ children, clubName, logoUrl, logoDarkUrl }: SignInFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.door} data-theme="dark">
        <ClubPoster className={styles.poster} />
        <p className={styles.clubName}>
          <ClubMark clubName={clubName} logoUrl={logoDarkUrl ?? logoUrl} />
        </p>
      </header>
      {children}
    </div>
  );
}
