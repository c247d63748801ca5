import { Counter, Histogram, type Registry } from 'prom-client';
import { SECOND } from '../../platform/process/clock.ts';
import {
  deliveryOutcomes,
  emailOutcomes,
  fetchedPictureOutcomes,
  renderingOutcomes,
  signals,
  sweepOutcomes,
} from '../../platform/process/signals.ts';

// Seconds. A page that takes longer than one is given up.
const RENDERING_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/**
 * Counts what the server's signals say.
 *
 * @returns a function that stops it.
 */
export function countSignals(registry: Registry): () => void {
  const registers = [registry];
  /** Begins with zero of each outcome, so that the first one is a rise that an alert sees. */
  const outcomeCounter = (name: string, help: string, outcomes: readonly string[]) => {
    const labelNames = ['outcome'] as const;
    const counter = new Counter({ name: `parlour_${name}_total`, help, labelNames, registers });
    for (const outcome of outcomes) counter.inc({ outcome }, 0);
    return counter;
  };
  const emails = outcomeCounter('emails', 'Tries to deliver an email.', emailOutcomes);
  const deliveries = outcomeCounter(
    'deliveries',
    'Tries to send a message to a webhook.',
    deliveryOutcomes,
  );
  const fetchedPictures = outcomeCounter(
    'fetched_pictures',
    'Pictures that imports name by URLs.',
    fetchedPictureOutcomes,
  );
  const renderings = outcomeCounter(
    'renderings',
    'Pages rendered for visitors.',
    renderingOutcomes,
  );
  const sweeps = outcomeCounter('sweeps', 'Passes of what is done again and again.', sweepOutcomes);
  const events = new Counter({
    name: 'parlour_security_events_total',
    help: 'Security events, as in the log.',
    labelNames: ['event'],
    registers,
  });
  const rendering = new Histogram({
    name: 'parlour_rendering_duration_seconds',
    help: 'How long the rendering of a page for visitors took.',
    buckets: RENDERING_BUCKETS,
    registers,
  });
  const listeners = {
    email: (outcome: string) => emails.inc({ outcome }),
    delivery: (outcome: string) => deliveries.inc({ outcome }),
    fetchedPicture: (outcome: string) => fetchedPictures.inc({ outcome }),
    rendering: (outcome: string, milliseconds: number) => {
      renderings.inc({ outcome });
      rendering.observe(milliseconds / SECOND);
    },
    securityEvent: (event: string) => events.inc({ event }),
    sweep: (outcome: string) => sweeps.inc({ outcome }),
  };
  signals.on('email', listeners.email);
  signals.on('delivery', listeners.delivery);
  signals.on('fetchedPicture', listeners.fetchedPicture);
  signals.on('rendering', listeners.rendering);
  signals.on('securityEvent', listeners.securityEvent);
  signals.on('sweep', listeners.sweep);
  return () => {
    signals.off('email', listeners.email);
    signals.off('delivery', listeners.delivery);
    signals.off('fetchedPicture', listeners.fetchedPicture);
    signals.off('rendering', listeners.rendering);
    signals.off('securityEvent', listeners.securityEvent);
    signals.off('sweep', listeners.sweep);
  };
}
