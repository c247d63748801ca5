import type { KeyValueStorage } from '@parlour/app/session';
import { parseJson } from '@parlour/core';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { storageKeys } from '../../../app/storageKeys.ts';

/** What a row can have besides what it is, whose it is and how far it is. */
export const rowParts = ['type', 'day', 'place', 'colleague', 'waiting'] as const;

/** The name of a part of a row that can be left out. */
export type RowPart = (typeof rowParts)[number];

/** What the menu calls them, and the headings of those that have one. */
export const rowPartLabels = {
  type: 'Type',
  day: 'Day',
  place: 'Place',
  colleague: 'Colleague',
  waiting: 'Waiting',
} as const satisfies Readonly<Record<RowPart, string>>;

/** Which parts the rows of the queue have, and what turns one on or off. */
export interface RowParts {
  readonly shown: ReadonlySet<RowPart>;
  readonly onTurn: (part: RowPart) => void;
}

/** All. A row cuts what has no room. */
export const allParts: ReadonlySet<RowPart> = new Set(rowParts);

// What is left out is stored, so that a part of a later version is shown.
function readParts(storage: KeyValueStorage): ReadonlySet<RowPart> {
  const hidden: unknown = parseJson(storage.getItem(storageKeys.hiddenRowParts) ?? '');
  return Array.isArray(hidden) ? partsWithout(hidden) : allParts;
}

function partsWithout(hidden: readonly unknown[]): ReadonlySet<RowPart> {
  return new Set([...allParts].filter((part) => !hidden.includes(part)));
}

/** Remembers in this browser which parts the rows have (`desk/requests/queue-7`). */
export function useRowParts(): RowParts {
  const { browserStorage } = useServices();
  const [shown, setShown] = useState(() => readParts(browserStorage));
  return {
    shown,
    onTurn: (part) => {
      const hidden = [...allParts].filter((each) => shown.has(each) === (each === part));
      if (hidden.length === 0) browserStorage.removeItem(storageKeys.hiddenRowParts);
      else browserStorage.setItem(storageKeys.hiddenRowParts, JSON.stringify(hidden));
      setShown(partsWithout(hidden));
    },
  };
}
