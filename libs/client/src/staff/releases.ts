import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the releases. */
export const listReleases: ClientFunction<typeof staff.listReleases> = clientFunction(
  staff.listReleases,
  'The releases could not be loaded.',
);

/** Gets a release with its drafts and with what keeps it from being published. */
export const getRelease: ClientFunction<typeof staff.getRelease> = clientFunction(
  staff.getRelease,
  'The release could not be loaded.',
);

/** Adds a release without drafts. */
export const addRelease: ClientFunction<typeof staff.addRelease> = clientFunction(
  staff.addRelease,
  'The release was not added.',
);

/** Renames a release. */
export const renameRelease: ClientFunction<typeof staff.renameRelease> = clientFunction(
  staff.renameRelease,
  'The release was not renamed.',
);

/** Deletes a release. Its drafts stay. */
export const deleteRelease: ClientFunction<typeof staff.deleteRelease> = clientFunction(
  staff.deleteRelease,
  'The release was not deleted.',
);

/** Adds the drafts of items to a release. */
export const addToRelease: ClientFunction<typeof staff.addToRelease> = clientFunction(
  staff.addToRelease,
  'Nothing was added.',
);

/** Puts the draft of an item into a release, or takes it out. */
export const chooseRelease: ClientFunction<typeof staff.chooseRelease> = clientFunction(
  staff.chooseRelease,
  'The release was not changed.',
);

/** Publishes all drafts of a release, or none. */
export const publishRelease: ClientFunction<typeof staff.publishRelease> = clientFunction(
  staff.publishRelease,
  'It was not published.',
);

/** Takes a published release back. */
export const revertRelease: ClientFunction<typeof staff.revertRelease> = clientFunction(
  staff.revertRelease,
  'It was not taken back.',
);

/** Sets when a release goes live, or takes that back. */
export const scheduleRelease: ClientFunction<typeof staff.scheduleRelease> = clientFunction(
  staff.scheduleRelease,
  'It was not scheduled.',
);

/** Sets when an item is hidden by itself, or takes that back. */
export const scheduleHiding: ClientFunction<typeof staff.scheduleHiding> = clientFunction(
  staff.scheduleHiding,
  'The time was not stored.',
);
