import { after, MINUTE } from '../../../platform/process/clock.ts';

const LIFETIME = 15 * MINUTE;

/** Returns when a view that begins now ends by itself (api/staff/member-views-3). */
export function viewEnd(now: Date): Date {
  return after(now, LIFETIME);
}
