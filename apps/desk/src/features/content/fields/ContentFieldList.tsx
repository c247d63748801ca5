import { lazyOrNothing } from '@parlour/app/routing';
import { staffHref } from '@parlour/core';
import type { ContentDraft, ContentField, ContentFields, Coordinates } from '@parlour/core/content';
import { Checkbox, Stack, TextArea } from '@parlour/ui';
import { type ComponentType, Suspense } from 'react';
import {
  type ControlProps,
  fieldId,
  fieldProps,
  type FieldSurroundings,
  textOf,
  textOrNull,
} from './controlProps.ts';
import {
  LazyCurrencyControl,
  LazyGroupsControl,
  LazyReferenceControl,
  LazyReferencesControl,
  LazyZoneControl,
} from './lazyControls.tsx';
import { MoneyControl, NumberControl } from './NumberControls.tsx';
import { PlaceLinkField } from './PlaceLinkField.tsx';
import { LineControl, SuggestedControl, TextControl } from './TextControls.tsx';
import { DateControl, DateTimeControl } from './TimeControls.tsx';

/** Yes or no. */
function FlagControl(props: ControlProps) {
  const { label, error } = fieldProps(props);
  return (
    <Checkbox
      label={label}
      {...(error === undefined ? {} : { error })}
      checked={props.value === true}
      onChange={props.onChange}
    />
  );
}

/** The control of each kind of field. */
const controls: Readonly<Record<ContentField['kind'], ComponentType<ControlProps>>> = {
  line: LineControl,
  link: LineControl,
  telephone: LineControl,
  text: TextControl,
  html: HtmlControl,
  suggested: SuggestedControl,
  picture: PictureControl,
  pictures: MorePicturesControl,
  date: DateControl,
  dateTime: DateTimeControl,
  zone: LazyZoneControl,
  currency: LazyCurrencyControl,
  flag: FlagControl,
  number: NumberControl,
  money: MoneyControl,
  reference: LazyReferenceControl,
  references: LazyReferencesControl,
  groups: LazyGroupsControl,
};

function placeOf({ latitude, longitude }: ContentDraft): Coordinates | null {
  const isPlace = typeof latitude === 'number' && typeof longitude === 'number';
  return isPlace ? { latitude, longitude } : null;
}

export type ContentFieldListProps = {
  /** The fields in their order. */
  fields: ContentFields;
  /** Their values. */
  body: ContentDraft;
  /** What the paths of the fields begin with: empty, or such as `sections.0.`. */
  path: string;
  /** What all fields of the form share. */
  surroundings: FieldSurroundings;
  /** Receives the changed values. */
  onChange: (change: ContentDraft) => void;
};

/** The fields of an item or of a part, each with the control of its kind (`desk/content-5`). */
export function ContentFieldList(props: ContentFieldListProps) {
  const { fields, body, path, surroundings, onChange } = props;
  return (
    <Stack gap={5}>
      {Object.entries(fields).map(([name, field]) => {
        const Control = controls[field.kind];
        return (
          <div key={name} id={fieldId(path + name)}>
            <Stack gap={5}>
              {name === 'latitude' && 'longitude' in fields ? (
                <PlaceLinkField
                  place={placeOf(body)}
                  tilesUrl={surroundings.ports.mapTilesUrl}
                  onPlace={(place) => onChange({ ...place })}
                />
              ) : null}
              <Control
                field={field}
                name={name}
                path={path + name}
                value={body[name]}
                siblings={body}
                surroundings={surroundings}
                onChange={(value) => onChange({ [name]: value })}
              />
            </Stack>
          </div>
        );
      })}
    </Stack>
  );
}

// Most of the studio's code is the editor's, so it comes with its field.
const RichTextField = lazyOrNothing(() =>
  import('@parlour/ui/rich-text').then((editor) => editor.RichTextField),
);

/** Text with headings, lists and links. Until its editor is loaded, it can't be changed. */
function HtmlControl(props: ControlProps) {
  const field = fieldProps(props);
  const html = textOf(props.value);
  return (
    <Suspense fallback={<TextArea {...field} value="" disabled onChange={() => undefined} />}>
      <RichTextField
        {...field}
        value={html}
        linkTarget={staffHref}
        onChange={(text) => props.onChange(textOrNull(text))}
      />
    </Suspense>
  );
}

/** A picture of the club, chosen or uploaded. */
function PictureControl(props: ControlProps) {
  const { field, value, surroundings, onChange } = props;
  const { Picture } = surroundings;
  const { error } = fieldProps(props);
  return (
    <Picture
      label={field.label}
      issue={error}
      value={textOrNull(textOf(value))}
      onChange={onChange}
    />
  );
}

/** Further pictures of the club, beside the one of another field. */
function MorePicturesControl(props: ControlProps) {
  const { field, value, siblings, surroundings, onChange } = props;
  const { MorePictures } = surroundings;
  const { error, hint } = fieldProps(props);
  const first = field.kind === 'pictures' ? siblings[field.first] : null;
  return (
    <MorePictures
      label={field.label}
      hint={hint}
      issue={error}
      value={Array.isArray(value) ? value.filter((url) => typeof url === 'string') : []}
      first={textOrNull(textOf(first))}
      onChange={onChange}
    />
  );
}
