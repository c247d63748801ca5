import { routes } from '@parlour/core';
import { Anchor, InlineAlert, TextLink, VisuallyHidden } from '@parlour/ui';
import { EventDate, type EventDateProps } from '../../components/teasers/EventDate.tsx';
import * as styles from './NextCards.css.ts';

/** Something that comes next for the member. */
export type NextCard = {
  key: string;
  /** What it is: `Event`, `Dining Reservation`, `Code`. */
  eyebrow: string;
  /** The day of it, set large; null for a code. */
  day: EventDateProps['event'] | null;
  title: string;
  path: string;
  /** When, where and for how many, a line each. */
  facts: readonly string[];
  /** The code to show; null for what has none. */
  code: string | null;
  actions: readonly {
    readonly label: string;
    readonly path: string;
    readonly isExternal: boolean;
  }[];
};

/** One line below the cards: what waits for the member, or the guide that was made for them. */
export type NextStripe = {
  isWaiting: boolean;
  title: string;
  text: string;
  /** Where its title leads. */
  path: string;
  action: { readonly label: string; readonly path: string };
};

export type NextCardsProps = {
  cards: readonly NextCard[];
  stripe: NextStripe;
  /** Set where a list could not be loaded, and what is shown is all that is known. */
  missing: { readonly retry: () => void } | null;
  /** Whether the club has events, and benefits, where a member can begin. */
  hasEvents: boolean;
  hasBenefits: boolean;
};

const start = (eyebrow: string, title: string, path: string, fact: string): NextCard => ({
  key: path,
  eyebrow,
  day: null,
  title,
  path,
  facts: [fact],
  code: null,
  actions: [],
});

const eventsStart = start(
  'Events',
  'See What Is On',
  routes.events.path,
  'A seat is yours in one step.',
);
const benefitsStart = start(
  'Member Benefits',
  'Choose a Benefit',
  routes.benefits.path,
  'Its code is yours to show at the door.',
);
const profileStart = start(
  'Profile',
  'Tell Us About You',
  routes.profile.path,
  'What the concierge should know, said once.',
);

/** What comes next for the member as cards, and below them a line with what waits for an answer. */
export function NextCards({ cards, stripe, missing, hasEvents, hasBenefits }: NextCardsProps) {
  const isEmpty = cards.length === 0 && missing === null;
  // Where a member can begin who has nothing booked.
  const starts = [
    ...(hasEvents ? [eventsStart] : []),
    ...(hasBenefits ? [benefitsStart] : []),
    profileStart,
  ];
  const shown = isEmpty ? starts : cards;
  return (
    <div className={styles.content}>
      {isEmpty ? <p className={styles.empty}>Nothing booked yet.</p> : null}
      <ul className={styles.cards}>
        {shown.map(({ key, ...card }) => (
          <li key={key} className={styles.card}>
            <Card {...card} />
          </li>
        ))}
      </ul>
      {/* It has the place of the line, so that nothing moves, unless that says what waits. */}
      {missing === null || stripe.isWaiting ? <Stripe {...stripe} /> : null}
      {missing === null ? null : (
        <InlineAlert action={{ label: 'Try Again', onAction: missing.retry }}>
          Some of your bookings could not be loaded.
        </InlineAlert>
      )}
    </div>
  );
}

function Card({ eyebrow, day, title, path, facts, code, actions }: Omit<NextCard, 'key'>) {
  return (
    <>
      {day === null ? null : <EventDate event={day} />}
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h3 className={styles.title}>
          <Anchor href={path} className={styles.link}>
            {title}
          </Anchor>
        </h3>
        {code === null ? null : <p className={styles.code}>{code}</p>}
        {facts.map((fact) => (
          <p key={fact} className={styles.fact}>
            {fact}
          </p>
        ))}
        {actions.length === 0 ? null : (
          <div className={styles.actions}>
            {actions.map(({ label, path: target, isExternal }) => (
              <TextLink key={label} href={target} external={isExternal}>
                {label} <VisuallyHidden>{title}</VisuallyHidden>
              </TextLink>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function Stripe({ isWaiting, title, text, path, action }: NextStripe) {
  return (
    <div className={styles.stripe[isWaiting ? 'waiting' : 'quiet']}>
      <div>
        <h2 className={styles.stripeTitle}>{title}</h2>
        <p className={styles.stripeText}>
          <TextLink href={path}>{text}</TextLink>
        </p>
      </div>
      <div className={styles.stripeActions}>
        <TextLink href={action.path}>{action.label}</TextLink>
        {isWaiting ? <TextLink href={routes.requests.path}>My Requests</TextLink> : null}
      </div>
    </div>
  );
}
