import type { FieldIssue } from '@parlour/core/forms';
import { InlineAlert } from '@parlour/ui';
import { fieldId } from './fields/controlProps.ts';

export type IssueListProps = {
  /** What keeps the item from being published. */
  issues: readonly FieldIssue[];
};

const controls = ':is(input, textarea, button, [contenteditable="true"])';

/** Gives the focus to the control of a field. */
function focusField(path: string): void {
  const element = document.getElementById(fieldId(path));
  element?.scrollIntoView({ block: 'center' });
  element?.querySelector<HTMLElement>(controls)?.focus();
}

/** What keeps the item from being published, each leading to its field (`desk/content-13`). */
export function IssueList({ issues }: IssueListProps) {
  if (issues.length === 0) return null;
  return (
    <InlineAlert tone="critical">
      <p>It can be published once this is mended:</p>
      <ul>
        {issues.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}
