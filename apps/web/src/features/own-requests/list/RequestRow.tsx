import type { MemberRequest } from '@parlour/contract';
import {
  awaitsMember,
  dayInZone,
  formatDay,
  href,
  requestProgressLabel,
  requestTypeLabels,
  routes,
  shownSubject,
} from '@parlour/core';
import { Anchor, Badge } from '@parlour/ui';
import { requestTone } from '../requestTone.ts';
import * as styles from './RequestRow.css.ts';

export type RequestRowProps = {
  request: MemberRequest;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
};

const typeLabels = new Map<string, string>(Object.entries(requestTypeLabels));

/** One request of a list: what it is about, and its progress. The whole row is one link. */
export function RequestRow({ request, timeZone }: RequestRowProps) {
  const { id, subject, reference, requestType, updatedAt } = request;
  const isWaiting = awaitsMember(request);
  return (
    <article className={isWaiting ? styles.row.waiting : styles.row.quiet}>
      <div className={styles.words}>
        <h3 className={styles.subject}>
          <Anchor href={href(routes.request, { requestId: id })} className={styles.link}>
            {shownSubject(subject)}
          </Anchor>
        </h3>
        <p className={styles.fact}>
          {typeLabels.get(requestType) ?? requestType} · {reference}
        </p>
      </div>
      <div className={styles.state}>
        <Badge tone={requestTone(request)}>{requestProgressLabel(request)}</Badge>
        <p className={styles.fact}>Updated {formatDay(dayInZone(new Date(updatedAt), timeZone))}</p>
      </div>
    </article>
  );
}
