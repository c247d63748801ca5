import type { DestinationDetail } from '@parlour/contract';
import { once } from '../text/once.ts';
import { vendorSections } from './sections.ts';

const listFormat = once(() => new Intl.ListFormat('en-US'));

/**
 * Summarizes a destination, which has no description, for a link preview (core/destinations-25). Examples: `Dining, hotels, and
 * activities in Le Marais, Paris.` and `The neighborhoods of Paris: Le Marais and Montmartre.`
 *
 * @returns null if it has neither vendors nor neighborhoods
 */
export function destinationSummary(detail: DestinationDetail): string | null {
  const { destination, hasNeighborhoods, neighborhoods, connections } = detail;
  const { name, parentDestination } = destination;
  if (hasNeighborhoods) {
    const names = neighborhoods.map((neighborhood) => neighborhood.name);
    return names.length === 0
      ? null
      : `The neighborhoods of ${name}: ${listFormat().format(names)}.`;
  }
  const [first, ...others] = vendorSections(connections).map(({ category }) => category);
  if (first === undefined) return null;
  const categories = listFormat().format([
    first,
    ...others.map((category) => category.toLowerCase()),
  ]);
  const place = parentDestination === null ? name : `${name}, ${parentDestination.name}`;
  return `${categories} in ${place}.`;
}
