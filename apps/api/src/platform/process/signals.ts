import { EventEmitter } from 'node:events';

/** What becomes of a try to deliver an email. What is refused or given up is not tried again. */
export const emailOutcomes = ['sent', 'failed', 'refused', 'given-up'] as const;

/** What becomes of a try to send a message to a webhook. What is given up is not tried again. */
export const deliveryOutcomes = ['delivered', 'failed', 'given-up'] as const;

/** What becomes of a picture that an import names by a URL. */
export const fetchedPictureOutcomes = ['fetched', 'failed'] as const;

/** What becomes of a page that is rendered for a visitor. */
export const renderingOutcomes = ['rendered', 'failed'] as const;

/** What becomes of one pass of what the server does again and again. */
export const sweepOutcomes = ['done', 'failed'] as const;

/** What the server says of its own work, with the values of each. They name nobody and nothing of the club. */
interface Signals {
  readonly email: [(typeof emailOutcomes)[number]];
  readonly delivery: [(typeof deliveryOutcomes)[number]];
  readonly fetchedPicture: [(typeof fetchedPictureOutcomes)[number]];
  readonly rendering: [outcome: (typeof renderingOutcomes)[number], milliseconds: number];
  /** The name of a security event. */
  readonly securityEvent: [string];
  readonly sweep: [(typeof sweepOutcomes)[number]];
}

/**
 * Tells of the server's own work, for its metrics. Of the whole process, so that nothing has to be passed through what
 * works. While nobody listens it costs nothing.
 */
export const signals = new EventEmitter<Signals>();
