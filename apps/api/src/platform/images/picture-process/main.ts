// The process that opens pictures. A hostile picture can at worst end it, and its low priority leaves the CPU to the server.
import { constants, setPriority } from 'node:os';
import { makePicture } from './makePicture.ts';
import type { NumberedOrder, OrderOutcome } from './order.ts';

setPriority(constants.priority.PRIORITY_LOW);
// The pictures of a club are for its server alone.
process.umask(0o077);
// A signal to the process group must let the server finish its calls first. This process ends with the server's channel.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());

const outcomeOf = async ({ number, order }: NumberedOrder): Promise<OrderOutcome> => {
  try {
    const outcome = await makePicture(order);
    return typeof outcome === 'string' ? { number, reason: outcome } : { number, made: outcome };
  } catch (error) {
    return { number, failure: error instanceof Error ? error.message : String(error) };
  }
};

process.on('message', (message: NumberedOrder) => {
  void outcomeOf(message).then((outcome) => process.connected && process.send?.(outcome));
});
