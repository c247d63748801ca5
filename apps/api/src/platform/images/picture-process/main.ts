// The process that opens pictures: a hostile one can at worst end it, and it takes time only where the server leaves some.
import { constants, setPriority } from 'node:os';
import { makePicture } from './makePicture.ts';
import type { NumberedOrder, OrderOutcome } from './order.ts';

setPriority(constants.priority.PRIORITY_LOW);
// A signal to the whole group lets the server finish its calls first; with the server's channel this process ends too.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());

const outcomeOf = async ({ number, order }: NumberedOrder): Promise<OrderOutcome> => {
  try {
    const fault = await makePicture(order);
    return fault === undefined ? { number } : { number, fault };
  } catch (error) {
    return { number, failure: error instanceof Error ? error.message : String(error) };
  }
};

process.on('message', (message: NumberedOrder) => {
  void outcomeOf(message).then((outcome) => process.connected && process.send?.(outcome));
});
