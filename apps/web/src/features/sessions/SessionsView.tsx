import type { PageData } from '@parlour/app/data';
import { type DeletionControl, ItemList, list } from '@parlour/app/deletion';
import type { OpenSession } from '@parlour/contract';
import {
  END_ALL_SESSIONS_CONSEQUENCE,
  END_ALL_SESSIONS_QUESTION,
  END_SESSION_QUESTION,
  formatLastUse,
} from '@parlour/core';
import { ConfirmDialog, Skeleton } from '@parlour/ui';
import { SessionItem } from './SessionItem.tsx';
import * as styles from './SessionItem.css.ts';

const labels = { confirmLabel: 'Sign Out', pendingLabel: 'Signing out...' } as const;

/** The question before all sessions are ended. */
export type EndingAll =
  | { readonly stage: 'unasked' | 'asked' | 'ending' }
  | { readonly stage: 'failed'; readonly message: string };

export type SessionsViewProps = DeletionControl<OpenSession> & {
  /** The sessions with the state of their list. */
  page: PageData<readonly OpenSession[]>;
  /** The viewer's day, `YYYY-MM-DD`. */
  today: string;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** How far signing out everywhere has come. */
  endingAll: EndingAll;
  /** Called when the member wants to sign out everywhere. */
  onEndAll: () => void;
  /** Called when the member confirms to sign out everywhere. */
  onEndAllConfirm: () => void;
  /** Called when the member stays signed in. */
  onEndAllCancel: () => void;
};

/** The id of the section, which the menu leads to. */
export const DEVICES_ID = 'devices';

/** The devices where the member is signed in, with the buttons to sign out another one and to sign out everywhere. */
export function SessionsView(props: SessionsViewProps) {
  const { today, timeZone, endingAll, onDelete } = props;
  const lastUseOf = (session: OpenSession) => formatLastUse(session, today, timeZone);
  return (
    <div id={DEVICES_ID} tabIndex={-1}>
      <ItemList
        {...props}
        title="Signed-In Devices"
        actionLabel="Sign Out Everywhere"
        onAction={props.onEndAll}
        loadingLabel="Loading devices"
        skeleton={<SessionsSkeleton />}
        empty={{ title: 'No devices', text: 'You are signed in nowhere.' }}
        renderItem={(session) => (
          <SessionItem
            session={session}
            lastUse={lastUseOf(session)}
            onEnd={() => onDelete(session)}
          />
        )}
        deletionQuestion={END_SESSION_QUESTION}
        deletionLabels={labels}
        nameOf={(session) => `${session.device}, ${lastUseOf(session)}`}
      />
      <ConfirmDialog
        {...labels}
        open={endingAll.stage !== 'unasked'}
        title={END_ALL_SESSIONS_QUESTION}
        text={END_ALL_SESSIONS_CONSEQUENCE}
        isPending={endingAll.stage === 'ending'}
        {...(endingAll.stage === 'failed' ? { error: endingAll.message } : {})}
        onConfirm={props.onEndAllConfirm}
        onCancel={props.onEndAllCancel}
      />
    </div>
  );
}

/** Skeleton of one device: there is at least this one. */
function SessionsSkeleton() {
  return (
    <div className={list}>
      <div className={styles.item}>
        <div className={styles.words}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="third" />
        </div>
      </div>
    </div>
  );
}
