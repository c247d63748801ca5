import type { ContentKind } from '@parlour/contract/staff';
import {
  contentFields,
  type ContentField,
  type ContentFields,
  contentNames,
  type ReferenceTarget,
} from '@parlour/core/content';
import { splitNames } from '@parlour/core/imports';
import type { ImportContext } from './importContext.ts';
import type { FieldIssue } from '@parlour/core/forms';

/** Values of a row whose references are ids, and whose pictures are URLs. */
interface ResolvedValues {
  readonly values: Readonly<Record<string, unknown>>;
  /** By the names of fields. */
  readonly issues: readonly FieldIssue[];
}

/** A value, what is wrong with it, or both where a list has some of what it names. */
type Resolved = { readonly value?: unknown; readonly message?: string };

/** Resolves what the values of a row name: items and members by their keys, pictures by their paths (api/staff/imports-6). */
export async function resolveValues(
  context: ImportContext,
  kind: ContentKind,
  row: Readonly<Record<string, unknown>>,
): Promise<ResolvedValues> {
  const table: ContentFields = contentFields[kind];
  const values: Record<string, unknown> = {};
  const issues: FieldIssue[] = [];
  for (const [name, named] of Object.entries(row)) {
    const field = table[name];
    if (field === undefined) continue;
    const resolved = await resolveValue(context, field, named);
    if ('value' in resolved) values[name] = resolved.value;
    if (resolved.message !== undefined) issues.push({ field: name, message: resolved.message });
  }
  return { values, issues };
}

async function resolveValue(
  context: ImportContext,
  field: ContentField,
  value: unknown,
): Promise<Resolved> {
  if (field.kind === 'picture' && typeof value === 'string') {
    const picture = await context.pictures.urlOf(value);
    return 'url' in picture ? { value: picture.url } : picture;
  }
  if (field.kind === 'pictures' && Array.isArray(value)) {
    const urls: string[] = [];
    const messages: string[] = [];
    for (const named of value) {
      const picture = await context.pictures.urlOf(String(named));
      if ('message' in picture) messages.push(picture.message);
      else urls.push(picture.url);
    }
    return { value: urls, ...(messages.length === 0 ? {} : { message: messages.join(' ') }) };
  }
  if (field.kind === 'reference' && typeof value === 'string') {
    const whole = await resolveKey(context, field.label, field.target, value);
    // Lists with links name several. The first one is meant.
    const [first = value] = 'message' in whole ? splitNames(value) : [];
    return first === value ? whole : resolveKey(context, field.label, field.target, first);
  }
  if (field.kind !== 'references' || !Array.isArray(value)) return { value };
  const ids: string[] = [];
  const messages: string[] = [];
  for (const key of value) {
    const resolved = await resolveKey(context, field.label, field.target, String(key));
    if ('message' in resolved) messages.push(resolved.message);
    else if (!ids.includes(resolved.value)) ids.push(resolved.value);
  }
  return { value: ids, ...(messages.length === 0 ? {} : { message: messages.join(' ') }) };
}

/** Returns the id that a key of another item or member means, or a sentence. */
export async function resolveKey(
  context: Pick<ImportContext, 'indexOf'>,
  label: string,
  target: ReferenceTarget,
  key: string,
): Promise<{ readonly value: string } | { readonly message: string }> {
  const found = (await context.indexOf(target)).findReferred(key);
  const one = target === 'member' ? 'member' : contentNames[target].one;
  if (found === undefined) return { message: `${label}: there is no ${one} “${key}”.` };
  // Who imports a whole club also brings what is hidden in it.
  if (found.isHidden && found.isOwn !== true && target !== 'member') {
    return { message: `${label}: the ${one} “${found.title}” is hidden.` };
  }
  return { value: found.id };
}
