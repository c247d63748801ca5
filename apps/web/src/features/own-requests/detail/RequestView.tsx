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
  href,
  REQUEST_NOT_FOUND,
  requestProgressLabel,
  routes,
  formatConfirmedDate,
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
  return (
    <article className={styles.page}>
      <div className={styles.heading}>
        <PageHeading
          eyebrow={reference}
          title={subject}
          intro={<Badge tone={requestTone(request)}>{requestProgressLabel(request)}</Badge>}
        />
      </div>
      <div className={styles.main}>
        {mergedInto === null ? null : (
          <InlineAlert>
            This request goes on in{' '}
            <TextLink href={href(routes.request, { requestId: mergedInto.id })}>
              {mergedInto.reference} · {mergedInto.subject}
            </TextLink>
          </InlineAlert>
        )}
        {awaitsMember(request) ? <Question request={request} onRespond={onRespond} /> : null}
        {confirmedDate === null ? null : (
          <RequestDate subject={subject} confirmedDate={confirmedDate} />
        )}
        {props.renderRating(request)}
        <RequestThread
          request={request}
          earlier={earlier}
          now={now}
          timeZone={timeZone}
          renderFile={renderFile}
        />
        {mergedInto === null ? props.renderReply(request) : null}
      </div>
      <aside className={styles.aside} aria-label="At a glance">
        <RequestFacts request={request} timeZone={timeZone} />
        {props.renderCancellation(request)}
      </aside>
    </article>
  );
}

type QuestionProps = Pick<RequestPageProps, 'request' | 'onRespond'>;

/** What the concierge has asked last, above the thread, since it holds up everything else. */
function Question({ request, onRespond }: QuestionProps) {
  const question = request.entries.findLast(({ move }) => move?.name === 'ask');
  return (
    <section className={styles.notice.wanted} aria-labelledby="request-question">
      <h2 id="request-question" className={styles.noticeTitle}>
        A Question for You
      </h2>
      {question?.text ? <p className={styles.noticeText}>{question.text}</p> : null}
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
  /** Names the calendar file. */
  subject: string;
  confirmedDate: ConfirmedDate;
};

/** When a confirmed request takes place, with its calendar file. */
function RequestDate({ subject, confirmedDate }: RequestDateProps) {
  const { date, calendarFile } = confirmedDate;
  return (
    <section className={styles.notice.settled} aria-labelledby="request-date">
      <h2 id="request-date" className={styles.noticeTitle}>
        {formatConfirmedDate(confirmedDate)}
      </h2>
      <CalendarLink
        calendarFile={calendarFile}
        event={{ title: subject, startDate: `${date}T00:00:00Z`, timeZone: 'UTC' }}
      />
    </section>
  );
}
