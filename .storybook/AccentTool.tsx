/** @jsxRuntime classic */
// The frame is bundled without the newer runtime of JSX.
import * as React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { accentNotes, isColor } from '../libs/core/src/staff/accent.ts';
import { firstOf, views } from '../tools/src/book/views.ts';

const { title, values } = views.accent;

const Choices = styled.form({
  display: 'grid',
  gap: 12,
  width: 280,
  '& label': { display: 'flex', gap: 8, alignItems: 'center' },
});

const Color = styled.input(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: '6px 8px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
}));

/** Offers the accents of three clubs, and a field for any other color. It says how both themes show it. */
function AccentChoices() {
  const [globals, updateGlobals] = useGlobals();
  const accent = String(globals['accent'] ?? firstOf('accent'));
  const [typed, setTyped] = React.useState(accent.startsWith('#') ? accent : '');
  const color = typed.startsWith('#') ? typed : `#${typed}`;
  const notes = isColor(color)
    ? accentNotes(color)
    : typed === ''
      ? []
      : [`“${typed}” is no color such as #2f6142.`];
  return (
    <Choices
      onSubmit={(event) => {
        event.preventDefault();
        if (isColor(color)) updateGlobals({ accent: color.toLowerCase() });
      }}
    >
      {Object.entries(values).map(([value, name]) => (
        <label key={value}>
          <input
            type="radio"
            name="accent"
            checked={accent === value}
            onChange={() => updateGlobals({ accent: value })}
          />
          {name}
        </label>
      ))}
      <label>
        Your own
        <Color
          value={typed}
          placeholder="#2f6142"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value.trim())}
        />
      </label>
      <Button type="submit" ariaLabel={false} disabled={!isColor(color)}>
        Show
      </Button>
      {notes.map((note) => (
        <div key={note} role="status">
          {note}
        </div>
      ))}
    </Choices>
  );
}

/** The tool of the toolbar that changes the accent. */
export function AccentTool() {
  const [globals] = useGlobals();
  const isOther = globals['accent'] !== firstOf('accent');
  return (
    <PopoverProvider ariaLabel={title} padding={16} popover={<AccentChoices />}>
      <Button variant="ghost" padding="small" ariaLabel={title} active={isOther}>
        Accent
      </Button>
    </PopoverProvider>
  );
}
