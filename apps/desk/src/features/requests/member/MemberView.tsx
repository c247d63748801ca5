import { type PageData, PageDataView } from '@parlour/app/data';
import type { DeskMember, MemberCard, MemberDocument } from '@parlour/contract/staff';
import {
  formatDay,
  formatEntryTime,
  formatEventDay,
  formatMemberSince,
  savedExpiry,
  fullName,
  homeTimeZone,
  shownSubject,
} from '@parlour/core';
import { Button, InlineAlert, Skeleton, Stack, Text, TextLink } from '@parlour/ui';
import { type ReactNode, useId } from 'react';
import { FactList } from '../FactList.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { useRequestPath } from '../requestPath.ts';
import * as styles from './MemberView.css.ts';

export type MemberViewProps = {
  /** The member with the state of the read. */
  member: PageData<DeskMember>;
  /** The cards with their state; null for who may not see them. */
  cards: PageData<readonly MemberCard[]> | null;
  /** The documents with their state; null for who may not open them. */
  documents: PageData<readonly MemberDocument[]> | null;
  /** The id of the request whose thread is shown, which is not listed again. Undefined for none. */
  requestId?: string | undefined;
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Whether all is shown, where only what one needs to call is in sight at first. Undefined where nothing is folded. */
  fold?: Fold | undefined;
  /** Called with the document to open. */
  onOpenDocument: (document: MemberDocument) => void;
};

/** What folds the rest of a member away. */
export type Fold = {
  readonly isOpen: boolean;
  /** Called as it is unfolded or folded. */
  readonly onTurn: (isOpen: boolean) => void;
};

/** A member beside a thread: who it is, what they have with the club, and what the viewer's roles allow (`desk/requests/member-1`, `desk/requests/member-2`). */
export function MemberView(props: MemberViewProps) {
  const { member, cards, documents, onOpenDocument } = props;
  return (
    <div className={styles.member}>
      <PageDataView
        page={member}
        loadingLabel="Loading member"
        skeleton={<Skeleton shape="wide" />}
      >
        {(loaded) => <Known {...props} loaded={loaded} />}
      </PageDataView>
      <Folded fold={props.fold}>
        {member.state === 'loaded' ? <MoreKnown {...props} loaded={member.data} /> : null}
        {cards === null ? null : (
          <PageDataView page={cards} loadingLabel="Loading cards" skeleton={<Skeleton />}>
            {(loaded) => (
              <Things title="Cards" items={loaded} nothing="No card is saved.">
                {(card) => (
                  <Thing
                    key={card.id}
                    name={`${card.brand ?? 'Card'} •••• ${card.lastFour}`}
                    more={`Expires ${savedExpiry(card)}`}
                  />
                )}
              </Things>
            )}
          </PageDataView>
        )}
        {documents === null ? null : (
          <PageDataView page={documents} loadingLabel="Loading documents" skeleton={<Skeleton />}>
            {(loaded) => (
              <Things title="Documents" items={loaded} nothing="No document is stored.">
                {(document) => (
                  <Thing
                    key={document.id}
                    name={
                      <Button variant="quiet" size="small" onClick={() => onOpenDocument(document)}>
                        {document.title}
                      </Button>
                    }
                    more={`${formatEntryTime(document.createdAt, props.now, props.timeZone)}${document.isEncrypted === true ? ' · Encrypted' : ''}`}
                  />
                )}
              </Things>
            )}
          </PageDataView>
        )}
      </Folded>
    </div>
  );
}

function Folded({ fold, children }: { fold: Fold | undefined; children: ReactNode }) {
  if (fold === undefined) return children;
  return (
    <details
      className={styles.fold}
      open={fold.isOpen}
      onToggle={({ currentTarget }) => fold.onTurn(currentTarget.open)}
    >
      <summary className={styles.summary}>All of the member</summary>
      {fold.isOpen ? <div className={styles.member}>{children}</div> : null}
    </details>
  );
}

function Known({ loaded, now, timeZone }: MemberViewProps & { loaded: DeskMember }) {
  const timeOf = (at: string) => formatEntryTime(at, now, timeZone);
  return (
    <div className={styles.known}>
      {loaded.isActive ? null : <InlineAlert>{membershipInWords(loaded, timeOf)}</InlineAlert>}
      <FactList facts={contactOf(loaded, now)} />
    </div>
  );
}

function MoreKnown({ loaded, requestId, now, timeZone }: MemberViewProps & { loaded: DeskMember }) {
  const pathOf = useRequestPath();
  const timeOf = (at: string) => formatEntryTime(at, now, timeZone);
  return (
    <div className={styles.member}>
      <FactList facts={profileOf(loaded)} />
      <Things
        title={requestId === undefined ? 'Newest requests' : 'Other requests'}
        items={loaded.requests.filter(({ id }) => id !== requestId)}
        nothing={requestId === undefined ? 'There is no request.' : 'There is no other request.'}
      >
        {(request) => (
          <Thing
            key={request.id}
            name={<TextLink href={pathOf(request.id)}>{shownSubject(request.subject)}</TextLink>}
            more={
              <>
                <StatusBadge status={request.status} /> {timeOf(request.createdAt)}
              </>
            }
          />
        )}
      </Things>
      <Things title="Registrations" items={loaded.registrations} nothing="There is none.">
        {({ confirmationNumber, event }) => (
          <Thing
            key={confirmationNumber}
            name={event.title}
            more={hiddenNote(
              `${formatEventDay(event.startDate, event.timeZone)} · ${confirmationNumber}`,
              event,
            )}
          />
        )}
      </Things>
      <Things title="Redemptions" items={loaded.redemptions} nothing="There is none.">
        {({ benefit, redeemedAt }) => (
          <Thing
            key={`${benefit.id} ${redeemedAt}`}
            name={`${benefit.title} · ${benefit.provider}`}
            more={hiddenNote(timeOf(redeemedAt), benefit)}
          />
        )}
      </Things>
    </div>
  );
}

const hiddenNote = (words: string, { isHidden }: { readonly isHidden?: boolean | undefined }) =>
  isHidden === true ? `${words} · Hidden from members` : words;

function membershipInWords(
  { suspendedAt, endedAt }: DeskMember,
  timeOf: (at: string) => string,
): string {
  if (suspendedAt !== null) return `This membership is suspended since ${timeOf(suspendedAt)}.`;
  if (endedAt !== null) return `This membership has ended: ${timeOf(endedAt)}.`;
  return 'This membership has ended.';
}

/** What one needs to reach a member. */
const contactOf = (member: DeskMember, now: Date) => {
  const zone = homeTimeZone(member.address);
  return [
    { label: 'Name', value: fullName(member) },
    { label: 'Phone', value: member.phone ?? 'None is known.' },
    { label: 'Time at home', value: zone === null ? '' : clockIn(zone).format(now) },
    { label: 'Email', value: member.email },
  ].filter(({ value }) => value !== '');
};

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });

const profileOf = (member: DeskMember) => {
  const { professional, address } = member;
  const { street, city, state, zipCode, country } = address;
  const join = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');
  return [
    {
      label: 'Member since',
      value: member.memberSince === null ? '' : formatMemberSince(member.memberSince),
    },
    { label: 'Born', value: member.dateOfBirth === null ? '' : formatDay(member.dateOfBirth) },
    { label: 'Work', value: join(professional.title, professional.company) },
    { label: 'Work email', value: professional.workEmail ?? '' },
    { label: 'Address', value: join(street, city, state, zipCode, country) },
    { label: 'CRM identifier', value: member.crmId },
  ].filter(({ value }) => value !== '');
};

type ThingsProps<Item> = {
  title: string;
  items: readonly Item[];
  nothing: string;
  children: (item: Item) => ReactNode;
};

function Things<Item>({ title, items, nothing, children }: ThingsProps<Item>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {items.length === 0 ? (
          <Text size="small" tone="muted">
            {nothing}
          </Text>
        ) : (
          <ul className={styles.things}>{items.map(children)}</ul>
        )}
      </Stack>
    </section>
  );
}

function Thing({ name, more }: { name: ReactNode; more: ReactNode }) {
  return (
    <li className={styles.thing}>
      <div>{name}</div>
      <div className={styles.more}>{more}</div>
    </li>
  );
}
