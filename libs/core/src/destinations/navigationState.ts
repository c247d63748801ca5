import type { Connection, Destination } from '@parlour/contract';
import { recordOf } from '../session/storedSession.ts';

/** A destination as a link passes it on. */
export type NamedDestination = Pick<Destination, 'id' | 'name'>;

/** Which destination a member comes from, and the one that it is a neighborhood of. */
export interface DestinationContext {
  readonly destination: NamedDestination | null;
  readonly parentDestination: NamedDestination | null;
}

/** What a link to a vendor's page carries beside its address (spec section 2). */
export interface NavigationState extends DestinationContext {
  readonly vendorId: string | null;
  readonly destinationId: string | null;
}

/** Reads the state of a browser's history entry, which may hold anything. What can't be read is null. Never throws. */
export const parseNavigationState = (value: unknown): NavigationState => {
  const state = recordOf(value);
  return {
    vendorId: textOf(state?.['vendorId']),
    destinationId: textOf(state?.['destinationId']),
    destination: namedDestinationOf(state?.['destination']),
    parentDestination: namedDestinationOf(state?.['parentDestination']),
  };
};

/**
 * What the link to a connection's vendor carries (spec section 2). The context goes along only where the connection
 * belongs to its destination: else the vendor's page would name a destination that does not list it.
 */
export const navigationTo = (
  { destinationId, vendor }: Pick<Connection, 'destinationId' | 'vendor'>,
  { destination, parentDestination }: DestinationContext,
): NavigationState => {
  const isListed = destination?.id === destinationId;
  return {
    vendorId: vendor.id,
    destinationId,
    destination: isListed ? named(destination) : null,
    parentDestination: isListed && parentDestination ? named(parentDestination) : null,
  };
};

/** By what a vendor's page loads its vendor: the id that came with the link, else the slug of the address (spec section 4). */
export const vendorToLoad = ({ vendorId }: NavigationState, slug: string): string =>
  vendorId ?? slug;

const named = ({ id, name }: NamedDestination): NamedDestination => ({ id, name });

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

const namedDestinationOf = (value: unknown): NamedDestination | null => {
  const destination = recordOf(value);
  const id = textOf(destination?.['id']);
  const name = textOf(destination?.['name']);
  return id === null || name === null ? null : { id, name };
};
