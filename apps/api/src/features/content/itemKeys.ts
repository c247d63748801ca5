import type { ReferenceTarget } from '@parlour/core/content';
import type { ItemKey } from '../../access/authorize.ts';

/** Returns the key of an item or member in sets and maps, and in the audit trail. */
export function keyOf<Target extends ReferenceTarget>(target: Target, id: string) {
  return `${target}:${id}` as const;
}

/** Returns the kind and id of a stored draft. */
export function itemOf({
  kind,
  itemId,
}: {
  readonly kind: ItemKey['kind'];
  readonly itemId: string;
}): ItemKey {
  return { kind, id: itemId };
}
