import type { ContentKind } from '@parlour/contract/staff';

/** What another item of the club is chosen from. */
export type ReferenceTarget = ContentKind | 'member';

/**
 * How a field of content is entered, and what its value is:
 *
 * - `line`, `text`, `html`: a string. `line` is one line, `html` is simple markup of staff.
 * - `suggested`: one line that earlier values are offered for, such as a category.
 * - `picture`: the URL of a picture. `pictures`: those of further ones in an order, each once and none that is in the field `first`. `link`: the URL of a page. `telephone`: as people write it.
 * - `date`: `YYYY-MM-DD`. `dateTime`: ISO 8601 in UTC, which the form shows in the zone of the field `zone`.
 * - `zone`: an IANA time zone. `currency`: ISO 4217.
 * - `number`: a number in a range. `flag`: yes or no.
 * - `money`: in the minor unit of the currency in the field `currency`.
 * - `reference`: the id of another item. `references`: ids in an order.
 * - `groups`: parts with an id and fields of their own, in an order.
 */
export type ContentControl =
  | {
      readonly kind:
        | 'line'
        | 'text'
        | 'html'
        | 'suggested'
        | 'picture'
        | 'link'
        | 'telephone'
        | 'date'
        | 'zone'
        | 'currency'
        | 'flag';
    }
  | { readonly kind: 'dateTime'; readonly zone: string }
  | { readonly kind: 'money'; readonly currency: string }
  | {
      readonly kind: 'number';
      readonly minimum: number;
      readonly maximum: number;
      readonly isWhole: boolean;
    }
  | { readonly kind: 'reference' | 'references'; readonly target: ReferenceTarget }
  | { readonly kind: 'pictures'; readonly first: string }
  | {
      readonly kind: 'groups';
      /** What one part is called, such as `section`. */
      readonly partName: string;
      readonly fields: Readonly<Record<string, ContentField>>;
    };

/** One field of a kind of content. */
export type ContentField = ContentControl & {
  readonly label: string;
  /** Whether it must be filled in before the item is published. */
  readonly isRequired: boolean;
  /** What staff need to know to fill it in. */
  readonly help?: string;
};

/** The fields of a kind of content, in the order of its form. */
export type ContentFields = Readonly<Record<string, ContentField>>;

type Filled<Control extends ContentControl> = Control extends { kind: 'flag' }
  ? boolean
  : Control extends { kind: 'number' | 'money' }
    ? number
    : Control extends { kind: 'references' | 'pictures' }
      ? readonly string[]
      : Control extends { kind: 'groups'; fields: infer Fields extends ContentFields }
        ? readonly PartOf<Fields>[]
        : string;

/** A field that is empty is null. A text is never null where it is required, and neither are flags and lists. */
type ValueOf<Field extends ContentField> = Field extends
  | { isRequired: true }
  | { kind: 'flag' | 'references' | 'pictures' | 'groups' }
  ? Filled<Field>
  : Filled<Field> | null;

/** The values of fields that are complete. */
export type BodyOf<Fields extends ContentFields> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};

/** A part of a list of parts. Its id stays the same when it is moved. */
export type PartOf<Fields extends ContentFields> = BodyOf<Fields> & { readonly id: string };
