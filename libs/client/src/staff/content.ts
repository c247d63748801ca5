import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the items of a kind. */
export const listContent: ClientFunction<typeof staff.listContent> = clientFunction(
  staff.listContent,
  'The list could not be loaded.',
);

/** Gets an item with what is published of it and its draft. */
export const getContent: ClientFunction<typeof staff.getContent> = clientFunction(
  staff.getContent,
  'The item could not be loaded.',
);

/** Saves the draft of an item. */
export const saveContentDraft: ClientFunction<typeof staff.saveContentDraft> = clientFunction(
  staff.saveContentDraft,
  'The draft was not saved.',
);

/** Deletes the draft of an item. */
export const discardContentDraft: ClientFunction<typeof staff.discardContentDraft> = clientFunction(
  staff.discardContentDraft,
  'The draft was not deleted.',
);

/** Publishes the draft of an item. */
export const publishContent: ClientFunction<typeof staff.publishContent> = clientFunction(
  staff.publishContent,
  'It was not published.',
);

/** Sets when the draft of an item goes live, or takes that back. */
export const scheduleContent: ClientFunction<typeof staff.scheduleContent> = clientFunction(
  staff.scheduleContent,
  'It was not scheduled.',
);

/** Hides an item from members, or shows it again. */
export const hideContent: ClientFunction<typeof staff.hideContent> = clientFunction(
  staff.hideContent,
  'Nothing was changed.',
);

/** Publishes an earlier version of an item again. */
export const revertContent: ClientFunction<typeof staff.revertContent> = clientFunction(
  staff.revertContent,
  'It was not reverted.',
);

/** Lists the published versions of an item, the newest first. */
export const listContentVersions: ClientFunction<typeof staff.listContentVersions> = clientFunction(
  staff.listContentVersions,
  'The history could not be loaded.',
);

/** Gets a published version of an item, with its document. */
export const getContentVersion: ClientFunction<typeof staff.getContentVersion> = clientFunction(
  staff.getContentVersion,
  'The version could not be loaded.',
);

/** Puts the published items of a kind in an order. */
export const orderContent: ClientFunction<typeof staff.orderContent> = clientFunction(
  staff.orderContent,
  'The order was not changed.',
);

/** Publishes, hides or shows many items. Each is done or refused for itself. */
export const changeManyContents: ClientFunction<typeof staff.changeManyContents> = clientFunction(
  staff.changeManyContents,
  'Nothing was changed.',
);

/** Makes a link to a preview of an item, valid for fifteen minutes. */
export const previewContent: ClientFunction<typeof staff.previewContent> = clientFunction(
  staff.previewContent,
  'The preview could not be opened.',
);

/** Lists the values that items have in a field, the most frequent first. */
export const listSuggestedValues: ClientFunction<typeof staff.listSuggestedValues> = clientFunction(
  staff.listSuggestedValues,
  'The suggestions could not be loaded.',
);

/** Searches published items to refer to. */
export const searchContentChoices: ClientFunction<typeof staff.searchContentChoices> =
  clientFunction(staff.searchContentChoices, 'The search failed.');
