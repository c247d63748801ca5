import type { ContentDraft, ContentField, ContentNames } from '@parlour/core/content';
import type { FieldIssue } from '@parlour/core/forms';
import type { ComponentType } from 'react';
import type { ContentChoice, FieldPorts } from './fieldPorts.ts';

/** The props of a field for a picture. */
interface PictureProps {
  /** What the picture is for. */
  readonly label: string;
  /** What is wrong with it. */
  readonly issue: string | undefined;
  /** Its URL; null for none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** The props of a field for further pictures. */
interface MorePicturesProps extends Pick<PictureProps, 'label' | 'issue'> {
  /** What staff need to know. */
  readonly hint: string | undefined;
  /** The URLs in their order. */
  readonly value: readonly string[];
  /** The URL of the first picture, which is not among them; null for none. */
  readonly first: string | null;
  readonly onChange: (value: readonly string[]) => void;
}

/** What the fields of one form share. */
export interface FieldSurroundings {
  /** What keeps the item from being published, by the paths of the fields. */
  readonly issues: readonly FieldIssue[];
  /** The names of what is referred to, by their ids. */
  readonly names: ContentNames;
  readonly ports: FieldPorts;
  /** Chooses a picture of the club. */
  readonly Picture: ComponentType<PictureProps>;
  /** Chooses further pictures of the club. */
  readonly MorePictures: ComponentType<MorePicturesProps>;
  /** Called with what was chosen, so that its name is known. */
  readonly onNamed: (choice: ContentChoice) => void;
}

/** The props of the control of one field. */
export interface ControlProps {
  readonly field: ContentField;
  /** Its name in its form. */
  readonly name: string;
  /** Where it is in the document, such as `sections.0.name`. */
  readonly path: string;
  readonly value: unknown;
  /** The values of the fields beside it. */
  readonly siblings: ContentDraft;
  readonly surroundings: FieldSurroundings;
  readonly onChange: (value: unknown) => void;
}

/** Returns the id of the element around a field. */
export function fieldId(path: string): string {
  return `field-${path}`;
}

/** Returns what all controls show beside their value. */
export function fieldProps({ field, path, surroundings }: ControlProps) {
  const error = surroundings.issues.find((issue) => issue.field === path)?.message;
  return {
    label: field.label,
    ...(field.isRequired ? { required: true } : {}),
    ...(field.help === undefined ? {} : { hint: field.help }),
    ...(error === undefined ? {} : { error }),
  };
}

/** Returns the value of a text. An empty one is none. */
export function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}

/** Returns a value as the text of its input. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
