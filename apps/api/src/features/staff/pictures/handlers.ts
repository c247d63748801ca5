import type { staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { createStaffPictures, type StaffPictureDependencies } from './service.ts';

/** Binds the calls on uploaded pictures to their service. */
export function staffPictureHandlers(
  dependencies: StaffPictureDependencies,
  queries: Queries,
): HandlersOf<typeof staffCallsOf.pictures> {
  const pictures = createStaffPictures(dependencies);
  return {
    listPictures: { query: async ({ query }) => ({ data: await pictures.list(queries, query) }) },
    getPicture: { query: async ({ params }) => ({ data: await pictures.get(queries, params.id) }) },
    uploadPicture: {
      upload: async ({ caller }, incoming) => ({
        data: await pictures.upload(queries, caller.staffId, incoming),
      }),
    },
    replacePicture: {
      upload: async ({ caller, params }, incoming) => ({
        data: await pictures.replace(queries, { id: params.id, staffId: caller.staffId }, incoming),
      }),
    },
    changePicture: {
      command: async ({ params, body }, transaction) => ({
        data: await pictures.change(transaction, params.id, body),
        events: [{ action: 'picture.changed', subject: `picture:${params.id}` }],
      }),
    },
    deletePicture: {
      command: async ({ params }, transaction) => ({
        data: null,
        events: [{ action: 'picture.deleted', subject: `picture:${params.id}` }],
        afterCommit: await pictures.remove(transaction, params.id),
      }),
    },
  };
}
