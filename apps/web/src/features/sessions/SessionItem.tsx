import type { OpenSession } from '@parlour/contract';
import { Badge, Button, VisuallyHidden } from '@parlour/ui';
import * as styles from './SessionItem.css.ts';

export type SessionItemProps = {
  session: OpenSession;
  /** When it was last used, in words. */
  lastUse: string;
  onEnd: () => void;
};

/** One device where the member is signed in. */
export function SessionItem({ session: { device, isCurrent }, lastUse, onEnd }: SessionItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <div className={styles.first}>
          <h3 className={styles.device}>{device}</h3>
          {isCurrent ? <Badge tone="accent">This device</Badge> : null}
        </div>
        <p className={styles.facts}>{lastUse}</p>
      </div>
      {isCurrent ? null : (
        <Button variant="quiet" size="small" onClick={onEnd}>
          <span>
            Sign Out{' '}
            <VisuallyHidden>
              {device}, {lastUse}
            </VisuallyHidden>
          </span>
        </Button>
      )}
    </li>
  );
}
