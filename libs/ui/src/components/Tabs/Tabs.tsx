import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { readingKey } from '../../behavior/readingDirection.ts';
import * as styles from './Tabs.css.ts';

export type TabsProps<Name extends string> = {
  /** What the tabs are views of, for screen readers. */
  label: string;
  /** The tabs in their order. */
  tabs: readonly { name: Name; label: string }[];
  /** The tab that is shown. */
  shown: Name;
  /** Called with the tab that was chosen. */
  onShow: (name: Name) => void;
  /** The content of the shown tab. */
  children: ReactNode;
};

const targets: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Several views of one thing. One is shown. */
export function Tabs<Name extends string>({
  label,
  tabs,
  shown,
  onShow,
  children,
}: TabsProps<Name>) {
  const id = useId();
  const shownIndex = tabs.findIndex(({ name }) => name === shown);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = targets[readingKey(event)]?.(shownIndex, tabs.length);
    const next = index === undefined ? undefined : tabs[index];
    if (next === undefined || index === undefined) return;
    event.preventDefault();
    onShow(next.name);
    const element = event.currentTarget.children[index];
    if (element instanceof HTMLElement) element.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            className={styles.tab}
            aria-selected={tab.name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === shown ? 0 : -1}
            onClick={() => onShow(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
