import type { ContentKind } from '@parlour/contract/staff';
import { typedPhone } from '@parlour/contract';
import {
  type ContentBody,
  type ContentField,
  type ContentFields,
  contentFields,
} from '@parlour/core/content';
import { safeHtml } from '../../text/safeHtml.ts';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Returns the document as it is stored: markup sanitized, other texts without spaces around them (api/staff/content-5). */
export function cleanContent(kind: ContentKind, body: ContentBody): ContentBody {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values keep their types
  return cleanValues(contentFields[kind], { ...body }) as unknown as ContentBody;
}

function cleanText(kind: ContentField['kind'] | undefined, text: string): string {
  if (kind === 'html') return safeHtml(text);
  return kind === 'telephone' ? typedPhone(text) : text.trim();
}

function cleanValues(fields: ContentFields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      if (typeof value === 'string') {
        return [name, cleanText(field?.kind, value)];
      }
      if (field?.kind === 'groups' && Array.isArray(value)) {
        return [name, value.filter(isValues).map((part) => cleanValues(field.fields, part))];
      }
      return [name, value];
    }),
  );
}
