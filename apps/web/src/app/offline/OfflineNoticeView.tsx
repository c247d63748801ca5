import { href, routes } from '@parlour/core';
import { TextLink } from '@parlour/ui';
import type { NetworkState } from './followNetwork.ts';
import * as styles from './OfflineNoticeView.css.ts';

export type OfflineNoticeViewProps = {
  /** The notice is shown unless it is `online`. */
  network: NetworkState;
  /** The guides that can be read, the one opened last first. */
  guides: readonly { readonly id: string; readonly name: string }[];
};

const words: Readonly<Record<NetworkState, string>> = {
  online: '',
  offline: 'You are offline.',
  unreachable: 'The club cannot be reached.',
};

const NOTHING_STORED = 'Pages that are not open yet need the network.';
const STORED = 'You can still read';

/** As many guides as fit on two lines of a phone. */
const NAMED = 3;

/**
 * Says at the foot of the window that there is no network, and what can be read (web/app/offline-9). The region itself is always there. The
 * links are beside it, because a dialog spares regions and makes everything beneath it inert.
 */
export function OfflineNoticeView({ network, guides }: OfflineNoticeViewProps) {
  const isOffline = network !== 'online';
  return (
    <div className={isOffline ? styles.notice : undefined}>
      <p role="status">
        {isOffline ? `${words[network]} ${guides.length === 0 ? NOTHING_STORED : STORED}` : null}
      </p>
      {isOffline
        ? guides.slice(0, NAMED).map(({ id, name }) => (
            <TextLink key={id} href={href(routes.destination, { id })}>
              {name}
            </TextLink>
          ))
        : null}
    </div>
  );
}
