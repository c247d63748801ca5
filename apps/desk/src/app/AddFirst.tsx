import { callQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { getClubContents } from '@parlour/contract/staff';
import { useQuery } from '@tanstack/react-query';
import { AddFirstView } from './AddFirstView.tsx';

export type AddFirstProps = {
  /** Whether the viewer may choose how the club begins. */
  mayBegin: boolean;
};

/** Binds what the club has none of yet. A failure shows nothing, since it is a hint alone (`desk/app-14`). */
export function AddFirst({ mayBegin }: AddFirstProps) {
  const client = useClient();
  const { data } = useQuery(callQuery(['contents'], client, getClubContents, {}));
  return data === undefined ? null : <AddFirstView contents={data} mayBegin={mayBegin} />;
}
