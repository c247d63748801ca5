import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './UploadList.css.ts';

/** One file on its way. */
export type UploadItem = {
  /** What tells it from the others. */
  key: string;
  /** The name of the file. */
  name: string;
  /** Formatted, for example "471 KB". */
  size: string;
  /** How far it is. */
  state:
    | { kind: 'waiting' }
    | {
        kind: 'running';
        /** The share that is sent, 0 to 1. */
        progress: number;
      }
    | { kind: 'done' }
    | {
        kind: 'failed';
        /** What went wrong, and what helps. */
        issue: string;
        /** Whether the same file may be sent again. */
        canRetry: boolean;
      };
};

export type UploadListProps = {
  /** What is uploaded, for screen readers. */
  label: string;
  /** The files in their order. */
  items: readonly UploadItem[];
  /** Called with the key of a file to send again. */
  onRetry: (key: string) => void;
  /** Called with the key of a file to remove. One that is on its way is canceled. */
  onRemove: (key: string) => void;
};

/** Returns how many files arrived and how many failed, in words. Empty while some are on their way. */
function outcomeOf(items: readonly UploadItem[]): string {
  const count = (kind: UploadItem['state']['kind']) =>
    items.filter(({ state }) => state.kind === kind).length;
  if (items.length === 0 || count('waiting') + count('running') > 0) return '';
  const failed = count('failed');
  return failed === 0
    ? `${count('done')} uploaded`
    : `${count('done')} uploaded, ${failed} not uploaded`;
}

/** Several files that are uploaded, each with its progress or with what went wrong. A removed one passes the focus on. */
export function UploadList({ label, items, onRetry, onRemove }: UploadListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (key: string, index: number) => {
    const rows = list.current?.children;
    const next = rows?.item(index + 1) ?? rows?.item(index - 1);
    // The pressed button goes away. The list itself has the focus when nothing is left to press.
    const button = [...(next?.querySelectorAll('button') ?? [])].at(-1);
    (button ?? list.current)?.focus();
    onRemove(key);
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <li key={item.key} className={styles.item}>
            <div className={styles.facts}>
              <State item={item} />
            </div>
            <div className={styles.actions}>
              {item.state.kind === 'failed' && item.state.canRetry ? (
                <Button variant="secondary" size="small" onClick={() => onRetry(item.key)}>
                  <span>
                    Try Again <VisuallyHidden>{item.name}</VisuallyHidden>
                  </span>
                </Button>
              ) : null}
              <Button variant="quiet" size="small" onClick={() => remove(item.key, index)}>
                <span>
                  {item.state.kind === 'running' ? 'Cancel' : 'Remove'}{' '}
                  <VisuallyHidden>{item.name}</VisuallyHidden>
                </span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <span role="status" className={visuallyHidden}>
        {outcomeOf(items)}
      </span>
    </>
  );
}

function State({ item: { name, size, state } }: { item: UploadItem }) {
  if (state.kind === 'running') {
    return <ProgressBar label={`Uploading ${name}`} value={state.progress} />;
  }
  return (
    <>
      <span className={styles.name}>
        <bdi>{name}</bdi>{' '}
        <span className={styles.size}>{state.kind === 'waiting' ? `${size}, waiting` : size}</span>
      </span>
      {state.kind === 'failed' ? (
        <p role="alert" className={styles.issue}>
          {state.issue}
        </p>
      ) : null}
    </>
  );
}
