import { useClient } from '@parlour/app/data-layout';
import type { InboxItem } from '@parlour/contract/staff';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { inboxInWords } from '../../features/inbox/inboxInWords.ts';
import { inboxQuery, lineOf } from '../../features/inbox/queries.ts';
import { useNoticePermission } from '../session/noticePermission.ts';

/** How often the inbox is read while nobody looks, in milliseconds: a hidden tab hears no hints. */
const HIDDEN_TIME = 60_000;

/**
 * Notifies of what comes into the inbox while nobody looks at this tab, once in all tabs (`desk/app-22`). It never asks by
 * itself.
 *
 * @param mayRead - whether the viewer has an inbox.
 */
export function useNotices(mayRead: boolean): void {
  const isAllowed = useNoticePermission() === 'granted';
  const navigate = useNavigate();
  const { data } = useQuery({
    ...inboxQuery(useClient(), null),
    enabled: mayRead && isAllowed,
    refetchInterval: HIDDEN_TIME,
    refetchIntervalInBackground: true,
  });
  const known = useRef<ReadonlySet<string> | null>(null);
  const notify = useEffectEvent((item: InboxItem) => {
    const { subject, reference } = item.request;
    // Of the same line in several tabs the browser shows one.
    const options = { body: `${subject} · ${reference}`, tag: item.entryId };
    const notice = noticeOf(inboxInWords(item), options);
    notice?.addEventListener('click', () => {
      window.focus();
      notice.close();
      void navigate(lineOf(item));
    });
  });
  useEffect(() => {
    if (data === undefined) return;
    const before = known.current;
    known.current = new Set(data.items.map(({ entryId }) => entryId));
    if (before === null || document.hasFocus()) return;
    for (const item of data.items) {
      if (item.isUnseen && !before.has(item.entryId)) notify(item);
    }
  }, [data]);
}

/** Shows a notice; null where the browser lets no page do that, as Chrome for Android. */
function noticeOf(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch {
    return null;
  }
}
