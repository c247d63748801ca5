import type { Connection, Destination, Vendor } from '@parlour/contract';
import { recordOf } from '../session/storedSession.ts';

/** A destination as a link passes it on. */
export type NamedDestination = Pick<Destination, 'id' | 'name'>;

/** The destination that a member comes from, and the parent of that neighborhood. */
export interface DestinationContext {
  readonly destination: NamedDestination | null;
  readonly parentDestination: NamedDestination | null;
}

/** The state that a link to a vendor's page carries beside its URL (core/destinations-10). */
export interface NavigationState extends DestinationContext {
  readonly vendorId: string | null;
  readonly destinationId: string | null;
}

/**
 * Parses the state of a browser's history entry, which may hold anything; unreadable parts are null. Never throws
 * (core/destinations-9).
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
 * Returns the navigation state of the link to a connection's vendor (core/destinations-10). It includes the destination only if that
 * destination lists the connection; the vendor's page would otherwise name a wrong one.
 */
export function navigationStateTo(
  { destinationId, vendor }: Pick<Connection, 'destinationId' | 'vendor'>,
  context: DestinationContext,
): NavigationState {
  const listedIn = [context, homeOf(vendor)].find(
    ({ destination }) => destination?.id === destinationId,
  );
  return {
    vendorId: vendor.id,
    destinationId,
    destination: pickIdAndName(listedIn?.destination ?? null),
    parentDestination: pickIdAndName(listedIn?.parentDestination ?? null),
  };
}

/** Returns the navigation state of a link that knows a vendor by its id alone (core/destinations-10). */
export function navigationStateToId(vendorId: string): NavigationState {
  return { vendorId, destinationId: null, destination: null, parentDestination: null };
}

/**
 * Returns the destination that a vendor's page leads back to (core/destinations-12): the one that the viewer came from or, for a member
 * who came from none, the vendor's own.
 * @param vendor null while it is loading
 * @param visitorRef the `ref` of a visitor, null for a member
 */
export function vendorContext(
  vendor: Pick<Vendor, 'destination'> | null,
  { destination, parentDestination }: DestinationContext,
  visitorRef: string | null,
): DestinationContext {
  const isKnown = destination !== null || parentDestination !== null;
  return isKnown || vendor === null || visitorRef !== null
    ? { destination, parentDestination }
    : homeOf(vendor);
}

/** Returns the destination that a vendor names as its own. */
function homeOf({ destination = null }: Pick<Vendor, 'destination'>): DestinationContext {
  return { destination, parentDestination: destination?.parentDestination ?? null };
}

/** Returns the key that loads a vendor: the id from the link or, without one, the slug of the URL (core/destinations-11). */
export function vendorToLoad({ vendorId }: NavigationState, slug: string): string {
  return vendorId ?? slug;
}

const pickIdAndName = (destination: NamedDestination | null): NamedDestination | null =>
  destination && { id: destination.id, name: destination.name };

const nonBlankString = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

const parseNamedDestination = (value: unknown): NamedDestination | null => {
  const destination = recordOf(value);
  const id = nonBlankString(destination?.['id']);
  const name = nonBlankString(destination?.['name']);
  return id === null || name === null ? null : { id, name };
};
