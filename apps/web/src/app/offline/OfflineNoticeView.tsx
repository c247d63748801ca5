import { href, routes } from '@parlour/core';
import { TextLink } from '@parlour/ui';
import * as styles from './OfflineNoticeView.css.ts';

export type OfflineNoticeViewProps = {
  isOffline: boolean;
  /** The guides that can be read, the one opened last first. */
  guides: readonly { readonly id: string; readonly name: string }[];
};

/** As many guides as fit on two lines of a phone. */
const NAMED = 3;

/** Says at the foot of the window that there is no network, and what can be read. The region itself always stands (WOF7). */
export function OfflineNoticeView({ isOffline, guides }: OfflineNoticeViewProps) {
  return (
    <div role="status" className={styles.region}>
      {isOffline ? (
        <div className={styles.notice}>
          <p>
            You are offline.{' '}
            {guides.length === 0
              ? 'Pages that are not open yet need the network.'
              : 'You can still read'}
          </p>
          {guides.slice(0, NAMED).map(({ id, name }) => (
            <TextLink key={id} href={href(routes.destination, { id })}>
              {name}
            </TextLink>
          ))}
        </div>
      ) : null}
    </div>
  );
}
