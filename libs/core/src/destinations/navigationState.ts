import type { Connection, Destination } from '@parlour/contract';
import { recordOf } from '../session/storedSession.ts';

/** A destination as a link passes it on. */
export type NamedDestination = Pick<Destination, 'id' | 'name'>;

/** The destination that a member comes from, and the parent of that neighborhood. */
export interface DestinationContext {
  readonly destination: NamedDestination | null;
  readonly parentDestination: NamedDestination | null;
}

/** The state that a link to a vendor's page carries beside its URL (DS9). */
export interface NavigationState extends DestinationContext {
  readonly vendorId: string | null;
  readonly destinationId: string | null;
}

/**
 * Parses the state of a browser's history entry, which may hold anything; unreadable parts are null. Never throws
 * (DS8).
 */
export function parseNavigationState(value: unknown): NavigationState {
  const state = recordOf(value);
  return {
    vendorId: nonBlankString(state?.['vendorId']),
    destinationId: nonBlankString(state?.['destinationId']),
    destination: parseNamedDestination(state?.['destination']),
    parentDestination: parseNamedDestination(state?.['parentDestination']),
  };
}

/**
 * Returns the navigation state of the link to a connection's vendor (DS9). It includes the destination only if that
 * destination lists the connection; the vendor's page would otherwise name a wrong one.
 */
export function navigationStateTo(
  { destinationId, vendor }: Pick<Connection, 'destinationId' | 'vendor'>,
  { destination, parentDestination }: DestinationContext,
): NavigationState {
  const isListed = destination?.id === destinationId;
  return {
    vendorId: vendor.id,
    destinationId,
    destination: isListed ? pickIdAndName(destination) : null,
    parentDestination: isListed && parentDestination ? pickIdAndName(parentDestination) : null,
  };
}

/** Returns the key that loads a vendor: the id from the link or, without one, the slug of the URL (DS10). */
export function vendorToLoad({ vendorId }: NavigationState, slug: string): string {
  return vendorId ?? slug;
}

const pickIdAndName = ({ id, name }: NamedDestination): NamedDestination => ({ id, name });

const nonBlankString = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

const parseNamedDestination = (value: unknown): NamedDestination | null => {
  const destination = recordOf(value);
  const id = nonBlankString(destination?.['id']);
  const name = nonBlankString(destination?.['name']);
  return id === null || name === null ? null : { id, name };
};
