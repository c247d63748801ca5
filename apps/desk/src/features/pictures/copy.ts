import { contentKinds, type PictureUse } from '@parlour/contract/staff';
import { contentNames } from '@parlour/core/content';

function kindName(kind: string): string {
  const known = contentKinds.find((each) => each === kind);
  if (known === undefined) return kind;
  const { one } = contentNames[known];
  return `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
}

/** Returns what a use is, such as `Event` or `Event, draft`. */
export function kindOfUse({ kind, isDraft }: PictureUse): string {
  const name = kindName(kind);
  return isDraft ? `${name}, draft` : name;
}
