import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { getPicture, listPictures } from '@parlour/contract/staff';
import { type PictureChoice, pictureQueryOf } from './pictureChoice.ts';

/** The key of all that is read of pictures. */
export const picturesKey = ['pictures'] as const;

/** A page of the pictures. */
export function picturesQuery(client: Client, choice: PictureChoice) {
  const query = pictureQueryOf(choice);
  return callQuery([...picturesKey, 'page', query], client, listPictures, { query });
}

/** A picture with what shows it. */
export function pictureQuery(client: Client, id: string) {
  return callQuery([...picturesKey, 'one', id], client, getPicture, { params: { id } });
}
