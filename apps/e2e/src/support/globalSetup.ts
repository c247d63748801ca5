import { checkoutCommand } from './clubCommand.ts';

/** Bundles the server before the workers start their clubs, so that they share one bundle where the run has a folder for it. */
export default async function setup(): Promise<void> {
  await checkoutCommand();
}
