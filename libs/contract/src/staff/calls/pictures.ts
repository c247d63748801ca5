import type { Call } from '../../call.ts';
import { idParams, noData } from '../../calls/sharedSchemas.ts';
import {
  uploadedPictureDetailSchema,
  uploadedPicturePageSchema,
  uploadedPictureQuerySchema,
  uploadedPictureSchema,
  pictureChangeSchema,
  pictureReplacementSchema,
  pictureUploadSchema,
} from '../pictures.ts';

const editing = { kind: 'staff', permission: 'content.edit' } as const;
const editingOrKey = { ...editing, apiKeys: true } as const;

/** Lists a page of the uploaded pictures, the last one first. */
export const listPictures = {
  method: 'GET',
  path: '/api/staff/pictures',
  access: editingOrKey,
  summary: 'A page of the uploaded pictures, the last one first.',
  failure: 'The pictures could not be loaded.',
  query: uploadedPictureQuerySchema,
  data: uploadedPicturePageSchema,
} as const satisfies Call;

/** Returns an uploaded picture with what shows it. */
export const getPicture = {
  method: 'GET',
  path: '/api/staff/pictures/:id',
  access: editingOrKey,
  summary: 'An uploaded picture with what shows it.',
  failure: 'The picture could not be loaded.',
  params: idParams,
  data: uploadedPictureDetailSchema,
} as const satisfies Call;

/** Uploads a picture. It is stored upright, without metadata, with at most 2400 pixels a side. */
export const uploadPicture = {
  method: 'POST',
  path: '/api/staff/pictures',
  access: editing,
  summary:
    'Uploads a picture. It is stored upright, without metadata, with at most 2400 pixels a side.',
  failure: 'The picture was not uploaded.',
  body: pictureUploadSchema,
  status: 201,
  data: uploadedPictureSchema,
} as const satisfies Call;

/** Puts another file in place of a picture's. All content that shows the picture shows the new one. */
export const replacePicture = {
  method: 'PUT',
  path: '/api/staff/pictures/:id/file',
  access: editing,
  summary:
    "Puts another file in place of a picture's. All content that shows it shows the new one.",
  failure: 'The picture was not replaced.',
  params: idParams,
  body: pictureReplacementSchema,
  data: uploadedPictureSchema,
} as const satisfies Call;

/** Changes the alternative text and the focal point of a picture. */
export const changePicture = {
  method: 'PUT',
  path: '/api/staff/pictures/:id',
  access: editingOrKey,
  summary: 'Changes the alternative text and the focal point of a picture.',
  failure: 'The picture was not changed.',
  params: idParams,
  body: pictureChangeSchema,
  data: uploadedPictureSchema,
} as const satisfies Call;

/** Deletes a picture that nothing shows. */
export const deletePicture = {
  method: 'DELETE',
  path: '/api/staff/pictures/:id',
  access: editing,
  summary: 'Deletes a picture that nothing shows.',
  failure: 'The picture was not deleted.',
  params: idParams,
  data: noData,
} as const satisfies Call;
