import { findPayloads, replacePayload } from '../jobs/payloads.ts';
import type { SealedStore } from '../secret-keys/sealedStore.ts';

/** The messages of the outbox, those that were given up among them. */
export const sealedEmails: SealedStore = {
  name: 'emails',
  async find(queries, prefix, afterId, limit) {
    const rows = await findPayloads(queries, prefix, afterId, limit);
    return rows.map(({ id, payload: sealed }) => ({
      id,
      texts: [{ purpose: 'queued mail', sealed }],
    }));
  },
  replace: (queries, { id, texts: [former] }, [changed = '']) =>
    replacePayload(queries, { id, payload: former?.sealed ?? '' }, changed),
};
