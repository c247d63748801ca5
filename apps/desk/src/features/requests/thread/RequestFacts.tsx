import type { DeskRequestDetail } from '@parlour/contract/staff';
import { requestTypes } from '@parlour/contract';
import { formatConfirmedDate, formatEntryTime, missingInWords, shownSubject } from '@parlour/core';
import { Button, InlineAlert, SectionHeading, Stack, TagField, TextLink } from '@parlour/ui';
import { useId } from 'react';
import { FactList } from '../FactList.tsx';
import { useRequestPath } from '../requestPath.ts';
import * as styles from './RequestFacts.css.ts';
import type { Tags } from './useTags.ts';

export type RequestFactsProps = {
  /** The loaded request. */
  request: DeskRequestDetail;
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
};

export type RequestOrderProps = {
  /** The loaded request. */
  request: DeskRequestDetail;
  /** The tags, and what changes them. */
  tags: Tags;
  /** Links another request; null where that is not possible. */
  onLink: (() => void) | null;
};

/** The id of the element with the tags. */
export const TAGS_ID = 'tags';

/** The characters that the server takes of a tag. */
const LONGEST_TAG = 40;

/** What is known of a request besides its summary (`desk/requests-5`). */
export function RequestFacts(props: RequestFactsProps) {
  return (
    <>
      <SectionHeading size="small" title="Request" />
      <Missing {...props.request} />
      <FactList facts={factsOf(props)} />
    </>
  );
}

/** The tags of a request, and the requests that belong together with it (`desk/requests/thread-1`, `desk/requests/thread-2`). */
export function RequestOrder(props: RequestOrderProps) {
  const { failure, ...tags } = props.tags;
  return (
    <>
      <div id={TAGS_ID}>
        <Stack gap={3}>
          {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
          <TagField {...tags} label="Tags" hint="Enter adds a tag." maxLength={LONGEST_TAG} />
        </Stack>
      </div>
      <Links {...props} />
    </>
  );
}

/** Names what the form requires and the request has not (`desk/requests/thread-21`). */
function Missing({ requestType, details }: DeskRequestDetail) {
  const type = requestTypes.find((known) => known === requestType);
  const missing = type === undefined ? [] : missingInWords(type, details);
  if (missing.length === 0) return null;
  return (
    <p className={styles.missing}>
      <strong>Missing:</strong> {missing.join(', ')}
    </p>
  );
}

function Links({ request: { links }, onLink }: RequestOrderProps) {
  const pathOf = useRequestPath();
  const id = useId();
  if (links.length === 0 && onLink === null) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap={2} align="start">
        <h2 id={id} className={styles.title}>
          Linked requests
        </h2>
        {links.length === 0 ? null : (
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.id}>
                <TextLink href={pathOf(link.id)}>
                  {link.reference} · {shownSubject(link.subject)}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
        {onLink === null ? null : (
          <Button variant="quiet" size="small" onClick={onLink}>
            Link a Request
          </Button>
        )}
      </Stack>
    </section>
  );
}

const factsOf = ({ request, now, timeZone }: RequestFactsProps) => {
  const { confirmedDate, snoozedUntil, rating } = request;
  const timeOf = (at: string) => formatEntryTime(at, now, timeZone);
  const facts = [
    { label: 'Received', value: timeOf(request.createdAt) },
    ...(confirmedDate === null
      ? []
      : [{ label: 'Confirmed for', value: formatConfirmedDate(confirmedDate) }]),
    ...(confirmedDate?.confirmationNumber
      ? [{ label: 'Confirmation number', value: confirmedDate.confirmationNumber }]
      : []),
    ...(snoozedUntil === null ? [] : [{ label: 'Snoozed until', value: timeOf(snoozedUntil) }]),
    ...(rating === null
      ? []
      : [
          {
            label: 'Rating',
            value: [`${rating.stars} of 5`, rating.words ?? ''].filter(Boolean).join(' · '),
          },
        ]),
  ];
  const labels = new Set(facts.map(({ label }) => label));
  return [...facts, ...request.details.filter(({ label }) => !labels.has(label))];
};
