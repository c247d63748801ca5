// The process of imports and exports: it performs one order of the server, says what became of it, and ends. Its heap and its
// work burden no call of a member.
import { setPriority } from 'node:os';
import { endSessionsOf } from './features/members/endSessionsOf.ts';
import type {
  ImportOrder,
  PictureStored,
  PictureToStore,
} from './features/staff/imports/process/order.ts';
import { performOrder, PictureStoreError } from './features/staff/imports/process/performOrder.ts';

const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
// What it makes is for the server alone.
process.umask(0o077);
// Without the server nothing is committed: the database rolls back what an ended connection began.
process.on('disconnect', () => process.exit(1));

/** One after the other: the next message is about this picture. */
const putPicture = (name: string) =>
  new Promise<void>((resolve, reject) => {
    process.once('message', ({ failure }: PictureStored) => {
      if (failure === null) resolve();
      else reject(new PictureStoreError(failure));
    });
    const message: PictureToStore = { kind: 'picture', name };
    process.send?.(message);
  });

process.once('message', (order: ImportOrder) => {
  void performOrder(order, { endSessions: endSessionsOf, putPicture }).then((outcome) => {
    process.send?.(outcome, () => process.exit(0));
  });
});
