import { newIdempotencyKey } from '@parlour/client';
import { type ContentDraft, emptyPart, LIST_LIMIT } from '@parlour/core/content';
import { Button, CloseIcon, IconButton, SortableList, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import { ContentFieldList } from './ContentFieldList.tsx';
import { type ControlProps, fieldId, textOf } from './controlProps.ts';
import * as styles from './GroupsControl.css.ts';

const partsOf = (value: unknown): readonly ContentDraft[] =>
  Array.isArray(value) ? value.map((part: ContentDraft) => part) : [];

const idOf = (part: ContentDraft) => textOf(part['id']);

/** Parts with fields of their own, in an order: sections, and the products in them (`desk/content-10`). */
export function GroupsControl(props: ControlProps) {
  const { field, path, value, surroundings, onChange } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (field.kind !== 'groups') return null;
  const parts = partsOf(value);
  const { partName } = field;
  const nameOf = (part: ContentDraft) => textOf(part['name']) || `New ${partName}`;
  const issue = surroundings.issues.find((each) => each.field === path)?.message;
  const add = () => {
    const id = newIdempotencyKey();
    setOpened(new Set([...opened, id]));
    onChange([...parts, emptyPart(field.fields, id, surroundings.ports.clubCurrency)]);
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
      <SortableList
        label={field.label}
        items={parts}
        keyOf={idOf}
        nameOf={nameOf}
        onChange={onChange}
      >
        {(part, place) => {
          const partPath = `${path}.${place}`;
          const hasIssue = surroundings.issues.some((each) =>
            each.field.startsWith(`${partPath}.`),
          );
          const isOpen = hasIssue || opened.has(idOf(part));
          return (
            <div id={fieldId(partPath)} className={styles.part}>
              <details
                className={styles.details}
                open={isOpen}
                onToggle={({ currentTarget, target }) => {
                  // The parts within are their own business.
                  if (target === currentTarget) toggle(idOf(part), currentTarget.open);
                }}
              >
                <summary className={styles.summary}>
                  {place + 1}. {nameOf(part)}
                </summary>
                {isOpen ? (
                  <div className={styles.fields}>
                    <ContentFieldList
                      fields={field.fields}
                      body={part}
                      path={`${partPath}.`}
                      surroundings={surroundings}
                      onChange={(change) => onChange(parts.with(place, { ...part, ...change }))}
                    />
                  </div>
                ) : null}
              </details>
              <IconButton
                label={`Remove ${nameOf(part)}`}
                icon={<CloseIcon />}
                onClick={() => onChange(parts.toSpliced(place, 1))}
              />
            </div>
          );
        }}
      </SortableList>
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
