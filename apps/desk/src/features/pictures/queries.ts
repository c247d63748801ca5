import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { getPicture, listPictures } from '@parlour/client/staff';
import { type PictureChoice, pictureQueryOf } from './pictureChoice.ts';

/** The key of all that is read of pictures. */
export const picturesKey = ['pictures'] as const;

/** A page of the pictures. */
export function picturesQuery(client: Client, choice: PictureChoice) {
  const query = pictureQueryOf(choice);
  return callQuery([...picturesKey, 'page', query], (signal) =>
    listPictures(client, { query }, { signal }),
  );
}

/** A picture with what shows it. */
export function pictureQuery(client: Client, id: string) {
  return callQuery([...picturesKey, 'one', id], (signal) =>
    getPicture(client, { params: { id } }, { signal }),
  );
}
