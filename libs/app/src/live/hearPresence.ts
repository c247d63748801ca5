import { PRESENCE_EVENT, presenceSchema } from '@parlour/contract/staff';
import type { PresenceStore } from './createPresence.ts';
import { parseJson } from './parseJson.ts';
import type { StreamEvent } from './readStream.ts';

/** Notes in the store who writes, or ended, if an event of the stream says so. */
export function hearPresence(presence: PresenceStore, { event, data }: StreamEvent): void {
  if (event !== PRESENCE_EVENT) return;
  const parsed = presenceSchema.safeParse(parseJson(data));
  if (!parsed.success) return;
  if (parsed.data.state === 'ended') presence.end(parsed.data);
  else presence.add(parsed.data);
}
