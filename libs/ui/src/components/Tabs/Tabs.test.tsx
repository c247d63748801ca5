import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { name: 'reply', label: 'Reply' },
  { name: 'note', label: 'Note' },
  { name: 'files', label: 'Files' },
] as const;

function Composer() {
  const [shown, setShown] = useState<(typeof tabs)[number]['name']>('reply');
  return (
    <Tabs label="Write" tabs={tabs} shown={shown} onShow={setShown}>
      The {shown}
    </Tabs>
  );
}

const shownTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('the panel is called by the shown tab', async () => {
  render(<Composer />);
  expect(screen.getByRole('tablist', { name: 'Write' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Note' }));
  expect(screen.getByRole('tabpanel', { name: 'Note' }).textContent).toBe('The note');
});

test('all tabs are one stop, and the arrows, Home and End show another one', async () => {
  render(<Composer />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Reply' }));
  for (const [key, label] of [
    ['ArrowRight', 'Note'],
    ['End', 'Files'],
    ['ArrowRight', 'Reply'],
    ['ArrowLeft', 'Files'],
    ['Home', 'Reply'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(shownTab()).toBe(label);
    expect(document.activeElement?.textContent).toBe(label);
  }
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
