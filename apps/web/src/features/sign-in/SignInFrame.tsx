import type { ReactNode } from 'react';
import * as styles from './SignInFrame.css.ts';

export type SignInFrameProps = { clubName: string; children: ReactNode };

const arches = [0, 1, 2, 3, 4, 5];

/** Frames the form with a decorative door, beside it on wide screens and above it on small ones. */
export function SignInFrame({ clubName, children }: SignInFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.door}>
        <svg className={styles.arches} viewBox="0 0 400 560" aria-hidden="true" focusable="false">
          {arches.map((arch) => {
            const inset = arch * 26;
            const radius = 190 - inset;
            return (
              <path
                key={arch}
                d={`M${10 + inset} 560V200a${radius} ${radius} 0 0 1 ${2 * radius} 0V560`}
              />
            );
          })}
        </svg>
        <p className={styles.clubName}>{clubName}</p>
      </header>
      {children}
    </div>
  );
}
