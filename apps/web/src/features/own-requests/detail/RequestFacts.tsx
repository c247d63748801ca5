import type { MemberRequestDetail } from '@parlour/contract';
import { dayInZone, formatDay, href, routes, shownSubject } from '@parlour/core';
import { DefinitionList, Stack, TextLink } from '@parlour/ui';
import * as styles from './RequestFacts.css.ts';

export type RequestFactsProps = {
  request: MemberRequestDetail;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
};

/** What was asked for, and what belongs with it. */
export function RequestFacts({ request, timeZone }: RequestFactsProps) {
  const { details, createdAt, links } = request;
  return (
    <Stack gap={8}>
      <section aria-labelledby="request-details">
        <Stack gap={3}>
          <h2 id="request-details" className={styles.title}>
            What You Asked For
          </h2>
          <DefinitionList
            items={[
              ...details,
              { label: 'Sent', value: formatDay(dayInZone(new Date(createdAt), timeZone)) },
            ]}
          />
        </Stack>
      </section>
      {links.length === 0 ? null : (
        <section aria-labelledby="request-links">
          <Stack gap={3}>
            <h2 id="request-links" className={styles.title}>
              Related Requests
            </h2>
            <ul>
              {links.map(({ id, reference, subject }) => (
                <li key={id}>
                  <TextLink href={href(routes.request, { requestId: id })}>
                    {reference} · {shownSubject(subject)}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      )}
    </Stack>
  );
}
