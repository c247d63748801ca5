import { PageDataView, type SharedPageData } from '@parlour/app/data';
import type { EarlierEntries } from '@parlour/app/thread';
import type {
  MemberRequestDetail,
  RequestEntry,
  RequestFile,
  ConfirmedDate,
} from '@parlour/contract';
import {
  awaitsMember,
  earliestToday,
  href,
  REQUEST_NOT_FOUND,
  requestProgressLabel,
  routes,
  formatConfirmedDate,
  shownSubject,
} from '@parlour/core';
import {
  Badge,
  Breadcrumbs,
  Button,
  Container,
  InlineAlert,
  LinkButton,
  PageHeading,
  Skeleton,
  Stack,
  TextLink,
} from '@parlour/ui';
import type { ReactNode } from 'react';
import { joinFacts } from '../../../components/teasers/joinFacts.ts';
import { requestTone } from '../requestTone.ts';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestThread } from './RequestThread.tsx';
import * as styles from './RequestView.css.ts';
import { CalendarLink } from '../../registrations/CalendarLink.tsx';

export type RequestViewProps = {
  /** The request, as far as it has loaded. */
  page: SharedPageData<MemberRequestDetail>;
  /** The earlier entries of the thread, and what shows them. */
  earlier: EarlierEntries<RequestEntry>;
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Renders a file of the thread. */
  renderFile: (file: RequestFile) => ReactNode;
  /** Renders the form of a message. */
  renderReply: (request: MemberRequestDetail) => ReactNode;
  /** Renders the form of a rating, or the rating itself. */
  renderRating: (request: MemberRequestDetail) => ReactNode;
  /** Renders what cancels the request. */
  renderCancellation: (request: MemberRequestDetail) => ReactNode;
  /** Moves the focus to the form of a message. */
  onRespond: () => void;
  /** Begins a message that asks for another time, and moves the focus to it. */
  onAskForChange: () => void;
};

/** One of the member's own requests: its progress, its thread, and what the member can do. */
export function RequestView({ page, ...loaded }: RequestViewProps) {
  return (
    <Container>
      <Stack gap={8}>
        <Breadcrumbs items={[{ label: 'My Requests', href: routes.requests.path }]} />
        {page.state === 'missing' ? (
          <PageHeading
            title={REQUEST_NOT_FOUND}
            intro="It is not one of your requests, or its link is incomplete."
            actions={<LinkButton href={routes.requests.path}>Back to My Requests</LinkButton>}
          />
        ) : (
          <PageDataView page={page} loadingLabel="Loading request" skeleton={<RequestSkeleton />}>
            {(request) => <RequestPage request={request} {...loaded} />}
          </PageDataView>
        )}
      </Stack>
    </Container>
  );
}

type RequestPageProps = Omit<RequestViewProps, 'page'> & { request: MemberRequestDetail };

function RequestPage(props: RequestPageProps) {
  const { request, earlier, now, timeZone, renderFile, onRespond } = props;
  const { subject, reference, mergedInto, confirmedDate } = request;
  // Null where nothing was asked, and undefined where it is among the earlier lines.
  const question = awaitsMember(request)
    ? request.entries.findLast(({ move }) => move?.name === 'ask')
    : null;
  const isToCome =
    confirmedDate !== null &&
    (confirmedDate.endDate ?? confirmedDate.date) >= earliestToday(now.getTime());
  return (
    <article className={styles.page}>
      <div className={styles.heading}>
        <PageHeading
          eyebrow={reference}
          title={shownSubject(subject)}
          intro={<Badge tone={requestTone(request)}>{requestProgressLabel(request)}</Badge>}
        />
      </div>
      <div className={styles.main}>
        {mergedInto === null ? null : (
          <InlineAlert>
            This request goes on in{' '}
            <TextLink href={href(routes.request, { requestId: mergedInto.id })}>
              {mergedInto.reference} · {shownSubject(mergedInto.subject)}
            </TextLink>
          </InlineAlert>
        )}
        {question === null ? null : (
          <Question text={question?.text ?? null} onRespond={onRespond} />
        )}
        {confirmedDate === null ? null : (
          <RequestDate request={request} confirmedDate={confirmedDate}>
            {isToCome ? (
              <>
                <CalendarLink
                  calendarFile={confirmedDate.calendarFile}
                  event={{
                    title: subject,
                    startDate: `${confirmedDate.date}T00:00:00Z`,
                    timeZone: 'UTC',
                  }}
                />
                {mergedInto === null ? (
                  <Button changes variant="quiet" size="small" onClick={props.onAskForChange}>
                    Ask for Another Time
                  </Button>
                ) : null}
                {props.renderCancellation(request)}
              </>
            ) : null}
          </RequestDate>
        )}
        {props.renderRating(request)}
        <RequestThread
          request={request}
          openQuestionId={question?.id ?? null}
          earlier={earlier}
          now={now}
          timeZone={timeZone}
          renderFile={renderFile}
        />
        {mergedInto === null ? props.renderReply(request) : null}
      </div>
      <aside className={styles.aside} aria-label="At a glance">
        <RequestFacts request={request} timeZone={timeZone} />
        {isToCome ? null : props.renderCancellation(request)}
      </aside>
    </article>
  );
}

type QuestionProps = Pick<RequestPageProps, 'onRespond'> & { text: string | null };

/** What the concierge has asked last, above the thread, since it holds up everything else. */
function Question({ text, onRespond }: QuestionProps) {
  return (
    <section className={styles.notice.wanted} aria-labelledby="request-question">
      <h2 id="request-question" className={styles.noticeTitle}>
        A Question for You
      </h2>
      {text ? <p className={styles.noticeText}>{text}</p> : null}
      <Button changes size="small" onClick={onRespond}>
        Answer
      </Button>
    </section>
  );
}

function RequestSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="third" />
      <Skeleton shape="title" />
      <Skeleton width="third" />
      <Skeleton shape="title" width="third" />
      <Skeleton />
      <Skeleton width="half" />
    </Stack>
  );
}

type RequestDateProps = {
  request: MemberRequestDetail;
  confirmedDate: ConfirmedDate;
  /** What can be done about it; null after the day. */
  children: ReactNode;
};

/** The id of the section with what was arranged. */
export const DATE_ID = 'request-date';

/** When, where and for how many a confirmed request takes place. */
function RequestDate({ request, confirmedDate, children }: RequestDateProps) {
  const { party, place, address } = request.booking ?? { party: null, place: null, address: null };
  const facts = joinFacts(party, place, address);
  return (
    // Focused by the links that lead here to change or cancel it.
    <section
      id={DATE_ID}
      className={styles.notice.settled}
      aria-labelledby={`${DATE_ID}-title`}
      tabIndex={-1}
    >
      <h2 id={`${DATE_ID}-title`} className={styles.noticeTitle}>
        {formatConfirmedDate(confirmedDate)}
      </h2>
      {facts === '' ? null : <p className={styles.noticeText}>{facts}</p>}
      {confirmedDate.confirmationNumber ? (
        <p className={styles.noticeText}>Confirmation number {confirmedDate.confirmationNumber}</p>
      ) : null}
      {children === null ? null : <div className={styles.noticeActions}>{children}</div>}
    </section>
  );
}
