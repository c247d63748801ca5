import { ALTERNATIVE_TEXT_LIMIT } from '@parlour/contract/values';
import { draftOf } from '../content/contentDraft.ts';
import type { BodyOf, ContentFields } from '../content/contentField.ts';
import { issuesOf } from '../content/contentIssues.ts';
import type { FieldIssue } from '../forms/formIssues.ts';
import { lengthIssue } from '../forms/validation.ts';

const optional = { isRequired: false } as const;
const percent = { kind: 'number', minimum: 0, maximum: 100, isWhole: true, ...optional } as const;

/** The columns of the uploaded pictures of a package (core/imports-7). */
export const pictureFields = {
  file: { label: 'File', kind: 'line', isRequired: true },
  id: { label: 'Id', kind: 'line', ...optional },
  name: { label: 'Name', kind: 'line', ...optional },
  alternativeText: { label: 'Alternative text', kind: 'text', ...optional },
  focusX: { label: 'Focus from the left', ...percent },
  focusY: { label: 'Focus from the top', ...percent },
} as const satisfies ContentFields;

/** A picture of a package, as its table describes it. */
export type PictureBody = BodyOf<typeof pictureFields>;

/** Parses what a table says of a picture: complete, or every issue. */
export type ParsedPicture =
  | { readonly ok: true; readonly body: PictureBody }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/** Parses what a table says of a picture (core/imports-7). */
export function parsePicture(document: Readonly<Record<string, unknown>>): ParsedPicture {
  const draft = draftOf(pictureFields, document);
  const { label } = pictureFields.alternativeText;
  const text = draft['alternativeText'];
  const tooLong =
    typeof text === 'string' ? lengthIssue(label, text.trim(), ALTERNATIVE_TEXT_LIMIT) : null;
  const issues = [
    ...issuesOf(pictureFields, draft, ''),
    ...(tooLong === null ? [] : [{ field: 'alternativeText', message: tooLong }]),
  ];
  if (issues.length > 0) return { ok: false, issues };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a draft without issues has the types of the table
  return { ok: true, body: draft as unknown as PictureBody };
}
