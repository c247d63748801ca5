import type { ContentKind } from '@parlour/contract/staff';
import { type ContentDraft, type ContentFields, contentFields } from '@parlour/core/content';
import { newId, type Random } from '../../../platform/crypto/random.ts';
import type { Clock } from '../../../platform/process/clock.ts';

/** Returns the draft with an id for each part. One that has none, or that of another part, gets a new one. */
export function withPartIds(
  kind: ContentKind,
  draft: ContentDraft,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): ContentDraft {
  const seen = new Set<string>();
  const idOf = (id: unknown) => {
    const own = typeof id === 'string' && id !== '' && !seen.has(id) ? id : newId(clock, random);
    seen.add(own);
    return own;
  };
  const inParts = (fields: ContentFields, values: ContentDraft): ContentDraft =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const field = fields[name];
        if (field?.kind !== 'groups' || !Array.isArray(value)) return [name, value];
        const parts = value.map((part: ContentDraft) => ({
          ...inParts(field.fields, part),
          id: idOf(part.id),
        }));
        return [name, parts];
      }),
    );
  return inParts(contentFields[kind], draft);
}
