import { newIdempotencyKey } from '@parlour/client';
import { type ContentDraft, emptyPart, LIST_LIMIT } from '@parlour/core/content';
import { ArrowDownIcon, ArrowUpIcon, Button, CloseIcon, IconButton, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import { ContentFieldList } from './ContentFieldList.tsx';
import { type ControlProps, fieldId, textOf } from './controlProps.ts';
import * as styles from './GroupsControl.css.ts';

const partsOf = (value: unknown): readonly ContentDraft[] => (Array.isArray(value) ? value : []);

const idOf = (part: ContentDraft) => textOf(part['id']);

const exchanged = (parts: readonly ContentDraft[], place: number) =>
  parts.toSpliced(place, 2, ...parts.slice(place, place + 2).toReversed());

/** Parts with fields of their own, in an order: sections, and the products in them (`DKS10`). */
export function GroupsControl(props: ControlProps) {
  const { field, path, value, surroundings, onChange } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (field.kind !== 'groups') return null;
  const parts = partsOf(value);
  const { partName } = field;
  const issue = surroundings.issues.find((each) => each.field === path)?.message;
  const add = () => {
    const id = newIdempotencyKey();
    setOpened(new Set([...opened, id]));
    onChange([...parts, emptyPart(field.fields, id)]);
  };
  const toggle = (id: string, isOpen: boolean) => {
    if (isOpen === opened.has(id)) return;
    const others = [...opened].filter((each) => each !== id);
    setOpened(new Set(isOpen ? [...others, id] : others));
  };
  return (
    <fieldset className={styles.groups}>
      <legend className={styles.legend}>{field.label}</legend>
      {issue === undefined ? null : (
        <Text size="small" tone="critical">
          {issue}
        </Text>
      )}
      {parts.map((part, place) => {
        const partPath = `${path}.${place}`;
        const name = textOf(part['name']) || `${partName} ${place + 1}`;
        const hasIssue = surroundings.issues.some((each) => each.field.startsWith(`${partPath}.`));
        const change = (changes: ContentDraft) =>
          onChange(parts.with(place, { ...part, ...changes }));
        return (
          <div key={idOf(part)} id={fieldId(partPath)} className={styles.part}>
            <div className={styles.actions}>
              <IconButton
                label={`Move ${name} up`}
                icon={<ArrowUpIcon />}
                isPending={place === 0}
                onClick={() => onChange(exchanged(parts, place - 1))}
              />
              <IconButton
                label={`Move ${name} down`}
                icon={<ArrowDownIcon />}
                isPending={place === parts.length - 1}
                onClick={() => onChange(exchanged(parts, place))}
              />
              <IconButton
                label={`Remove ${name}`}
                icon={<CloseIcon />}
                onClick={() => onChange(parts.toSpliced(place, 1))}
              />
            </div>
            <details
              className={styles.details}
              open={hasIssue || opened.has(idOf(part))}
              onToggle={({ currentTarget, target }) => {
                // The parts within are its own business.
                if (target === currentTarget) toggle(idOf(part), currentTarget.open);
              }}
            >
              <summary className={styles.summary}>
                {place + 1}. {name}
              </summary>
              {hasIssue || opened.has(idOf(part)) ? (
                <div className={styles.fields}>
                  <ContentFieldList
                    fields={field.fields}
                    body={part}
                    path={`${partPath}.`}
                    surroundings={surroundings}
                    onChange={change}
                  />
                </div>
              ) : null}
            </details>
          </div>
        );
      })}
      <Stack align="start">
        <Button
          variant="secondary"
          size="small"
          disabled={parts.length >= LIST_LIMIT}
          onClick={add}
        >
          {`Add ${partName}`}
        </Button>
      </Stack>
    </fieldset>
  );
}
