import { requestStatuses, requestTypes } from '@parlour/contract';
import { NOBODY, type NamedPerson } from '@parlour/contract/staff';
import { deskStatusLabel, requestTypeLabels } from '@parlour/core';
import { Button, DateTimeField, Select } from '@parlour/ui';
import { useState } from 'react';
import { conditionsOf, noConditions, type QueueChoice } from './queueChoice.ts';
import * as styles from './QueueFilters.css.ts';

const ALL = 'all';

export type QueueFiltersProps = {
  /** What is shown of the queue. */
  choice: QueueChoice;
  /** The staff who work on requests. */
  colleagues: readonly NamedPerson[];
  /** Shows another choice. */
  onGo: (change: Partial<QueueChoice>) => void;
};

/** Narrows a view by colleague, type, status and day (`desk/requests/queue-4`). It is closed until something narrows it. */
export function QueueFilters({ choice, colleagues, onGo }: QueueFiltersProps) {
  const { type, status, who, from, until } = choice;
  const [isOpen, setOpen] = useState(Object.keys(conditionsOf(choice)).length > 0);
  const count = Object.keys(conditionsOf(choice)).length;
  const people = [
    { value: ALL, label: 'Everybody' },
    { value: NOBODY, label: 'Nobody' },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
  // Somebody whose account ended still has an address with their id.
  if (who !== '' && people.every(({ value }) => value !== who)) {
    people.push({ value: who, label: 'A former colleague' });
  }
  return (
    <details
      className={styles.filters}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        {/* A search is over all requests. */}
        {count === 0 || choice.search !== '' ? 'Filters' : `Filters (${count})`}
      </summary>
      <div className={styles.fields}>
        <Select
          label="Colleague"
          options={people}
          value={who === '' ? ALL : who}
          onChange={(chosen) => onGo({ who: chosen === ALL ? '' : chosen })}
        />
        <Select
          label="Type"
          options={[
            { value: ALL, label: 'Every type' },
            ...requestTypes.map((value) => ({ value, label: requestTypeLabels[value] })),
          ]}
          value={type === '' ? ALL : type}
          onChange={(chosen) => onGo({ type: requestTypes.find((each) => each === chosen) ?? '' })}
        />
        <Select
          label="Status"
          options={[
            { value: ALL, label: 'Every status' },
            ...requestStatuses.map((value) => ({ value, label: deskStatusLabel(value) })),
          ]}
          value={status === '' ? ALL : status}
          onChange={(chosen) =>
            onGo({ status: requestStatuses.find((each) => each === chosen) ?? '' })
          }
        />
        <DateTimeField
          type="date"
          label="Day from"
          value={from}
          onChange={(chosen) => onGo({ from: chosen })}
        />
        <DateTimeField
          type="date"
          label="Day until"
          value={until}
          onChange={(chosen) => onGo({ until: chosen })}
        />
        {count === 0 ? null : (
          <Button
            variant="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              // The pressed button goes away.
              currentTarget.closest('details')?.querySelector('summary')?.focus();
              onGo(noConditions);
            }}
          >
            Clear Filters
          </Button>
        )}
      </div>
    </details>
  );
}
