import type { CallInput } from '@parlour/contract';
import * as staff from '@parlour/contract/staff';
import type { Client } from '../client.ts';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';
import { uploadFile, type UploadOptions } from '../fileCalls.ts';
import { ordinaryCall } from '../messages.ts';

/** Lists a page of the uploaded pictures, the last one first. */
export const listPictures: ClientFunction<typeof staff.listPictures> = clientFunction(
  staff.listPictures,
  'The pictures could not be loaded.',
);

/** Fetches an uploaded picture with what shows it. */
export const getPicture: ClientFunction<typeof staff.getPicture> = clientFunction(
  staff.getPicture,
  'The picture could not be loaded.',
);

/**
 * Uploads a picture. On platforms with an `XMLHttpRequest` it reports progress and has no total time limit (CL24, CL26).
 */
export function uploadPicture(
  client: Client,
  input: CallInput<typeof staff.uploadPicture>,
  options?: UploadOptions,
) {
  const messages = ordinaryCall('The picture was not uploaded.');
  return uploadFile(client, staff.uploadPicture, input, messages, options);
}

/** Puts another file in place of a picture's. It reports progress like {@link uploadPicture}. */
export function replacePicture(
  client: Client,
  input: CallInput<typeof staff.replacePicture>,
  options?: UploadOptions,
) {
  const messages = ordinaryCall('The picture was not replaced.');
  return uploadFile(client, staff.replacePicture, input, messages, options);
}

/** Changes the alternative text and the focal point of a picture. */
export const changePicture: ClientFunction<typeof staff.changePicture> = clientFunction(
  staff.changePicture,
  'The picture was not changed.',
);

/** Deletes a picture that nothing shows. */
export const deletePicture: ClientFunction<typeof staff.deletePicture> = clientFunction(
  staff.deletePicture,
  'The picture was not deleted.',
);
