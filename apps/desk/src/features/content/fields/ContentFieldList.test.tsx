import type { ContentKind } from '@parlour/contract/staff';
import { type ContentDraft, emptyContentDraft, fieldsOfContent } from '@parlour/core/content';
import type { FieldIssue } from '@parlour/core/forms';
import type { PlacePickerProps } from '@parlour/map';
import { render, screen, within, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ContentFieldList } from './ContentFieldList.tsx';
import type { FieldPorts } from './fieldPorts.ts';

// jsdom draws no map.
vi.mock('@parlour/map', () => ({
  PlacePicker: ({ onChange }: PlacePickerProps) => (
    <button type="button" onClick={() => onChange({ latitude: 48.8600011, longitude: 2.3600001 })}>
      Rest elsewhere
    </button>
  ),
}));

const ports: FieldPorts = {
  search: () =>
    Promise.resolve({
      ok: true,
      value: [
        { id: 'v1', title: 'Hotel Example', detail: 'Paris' },
        { id: 'v2', title: 'Villa Sample', detail: null },
      ],
    }),
  suggest: () => Promise.resolve(['Hotels', 'Restaurants']),
  maySearchMembers: true,
  clubTimeZone: 'Europe/Paris',
  clubCurrency: 'CHF',
  mapTilesUrl: null,
};

const PicturePlace = ({ label }: { label: string }) => <p>{label}</p>;

function renderFields(
  kind: ContentKind,
  values: ContentDraft = {},
  issues: readonly FieldIssue[] = [],
) {
  const onChange = vi.fn<(body: ContentDraft) => void>();
  function Fields() {
    const [body, setBody] = useState<ContentDraft>({ ...emptyContentDraft(kind), ...values });
    const [names, setNames] = useState({});
    return (
      <ContentFieldList
        fields={fieldsOfContent(kind)}
        body={body}
        path=""
        surroundings={{
          issues,
          names,
          ports,
          Picture: PicturePlace,
          MorePictures: PicturePlace,
          onNamed: ({ id, title }) => setNames({ ...names, [id]: title }),
        }}
        onChange={(change) => {
          const changed = { ...body, ...change };
          setBody(changed);
          onChange(changed);
        }}
      />
    );
  }
  render(<Fields />);
  return { user: userEvent.setup(), last: () => onChange.mock.calls.at(-1)?.[0] };
}

test('desk/content-5: every field of every kind has a control', () => {
  renderFields('vendor');
  for (const label of ['Name', 'Type', 'Website', 'Telephone']) {
    expect(screen.getByLabelText(new RegExp(`^${label}\\*?$`))).toBeTruthy();
  }
});

test('desk/content-6: a category is offered, and another one is possible', async () => {
  const { user, last } = renderFields('vendor');
  const type = await screen.findByRole('combobox', { name: /^Type/ });
  await vi.waitFor(() =>
    expect([...document.querySelectorAll('option')].map(({ value }) => value)).toContain('Hotels'),
  );
  await user.type(type, 'Spas');
  expect(last()).toMatchObject({ type: 'Spas' });
});

test('desk/content-9: a pasted link fills in both coordinates', async () => {
  const { user, last } = renderFields('vendor');
  const link = screen.getByLabelText(/^Map link/);
  await user.click(link);
  await user.paste('https://www.openstreetmap.org/#map=19/48.85837/2.29448');
  expect(last()).toMatchObject({ latitude: 48.85837, longitude: 2.29448 });
  expect(screen.getByLabelText<HTMLInputElement>('Latitude').value).toBe('48.85837');
  await user.clear(link);
  await user.paste('https://maps.app.goo.gl/abc');
  expect(screen.getByText(/This link names no place/)).toBeTruthy();
});

test('desk/content-22: a place is picked on a map, or none is', async () => {
  const { user, last } = renderFields('vendor', { latitude: 48.85, longitude: 2.35 });
  await user.click(screen.getByRole('button', { name: 'Pick on a Map' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pick a place' }));
  dialog.getByText('Below the pin: 48.85, 2.35');
  await user.click(dialog.getByRole('button', { name: 'Rest elsewhere' }));
  expect(dialog.getByRole('status').textContent).toBe('Below the pin: 48.860001, 2.36');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(last()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Pick on a Map' }));
  await user.click(await screen.findByRole('button', { name: 'Rest elsewhere' }));
  await user.click(screen.getByRole('button', { name: 'Use This Place' }));
  expect(last()).toMatchObject({ latitude: 48.860001, longitude: 2.36 });
});

test('desk/content-22: without coordinates there is nothing to use before the map was moved', async () => {
  const { user } = renderFields('vendor');
  await user.click(screen.getByRole('button', { name: 'Pick on a Map' }));
  const use = await screen.findByRole<HTMLButtonElement>('button', { name: 'Use This Place' });
  expect(use.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Rest elsewhere' }));
  expect(use.disabled).toBe(false);
});

test('desk/content-5: a number that is none stays typed and says so', async () => {
  const { user, last } = renderFields('vendor');
  const stars = screen.getByLabelText<HTMLInputElement>('Michelin stars');
  await user.type(stars, 'two');
  await user.tab();
  expect(screen.getByText('Michelin stars must be a number.')).toBeTruthy();
  expect([stars.value, last()?.['michelinStars']]).toEqual(['two', 'two']);
  await user.clear(stars);
  expect(last()?.['michelinStars']).toBeNull();
});

test('desk/content-8: vendors of a destination are added and ordered', async () => {
  const { user, last } = renderFields('destination');
  const search = await screen.findByLabelText('Add to Vendors');
  await user.type(search, 'h');
  await user.click(await screen.findByRole('option', { name: /Hotel Example/ }));
  await user.type(search, 'v');
  await user.click(await screen.findByRole('option', { name: /Villa Sample/ }));
  expect(last()).toMatchObject({ vendorIds: ['v1', 'v2'] });
  await user.click(screen.getByRole('button', { name: 'Move Villa Sample, 2 of 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  expect(last()).toMatchObject({ vendorIds: ['v2', 'v1'] });
  await user.click(screen.getByRole('button', { name: 'Remove Hotel Example' }));
  expect(last()).toMatchObject({ vendorIds: ['v2'] });
});

test('desk/content-8: a search that failed does not say that nothing fits', async () => {
  const search = vi.spyOn(ports, 'search').mockResolvedValue({
    ok: false,
    failure: { kind: 'transport', reason: 'network', message: 'The search failed.', detail: '' },
  });
  onTestFinished(() => search.mockRestore());
  const { user } = renderFields('benefit');
  await user.type(await screen.findByLabelText('Vendor'), 'h');
  await waitFor(() => expect(screen.getAllByText('The search failed.').length).toBeGreaterThan(0));
  expect(screen.queryByText('Nothing published fits.')).toBeNull();
});

test('desk/app-19, desk/content-10: sections have products with amounts in their currency', async () => {
  const { user, last } = renderFields('gift_guide');
  await user.click(await screen.findByRole('button', { name: 'Add section' }));
  await user.type(screen.getByLabelText(/^Heading/), 'Desk');
  await user.click(await screen.findByRole('button', { name: 'Add product' }));
  const product = within(await screen.findByRole('group', { name: 'Products' }));
  const currency = () => product.getByLabelText<HTMLInputElement>('Currency');
  await waitFor(() => expect(currency().disabled).toBe(false));
  // A new price begins with the club's currency.
  expect(currency().value).toBe('CHF');
  await user.clear(currency());
  await user.type(currency(), 'jpy');
  await user.type(product.getByLabelText('Price'), '3000');
  expect(last()?.['sections']).toMatchObject([
    { name: 'Desk', products: [{ priceMinor: 3000, currencyCode: 'JPY' }] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Add section' }));
  await user.click(screen.getByRole('button', { name: 'Move Desk, 1 of 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  expect(last()?.['sections']).toMatchObject([{ name: null }, { name: 'Desk' }]);
  await user.click(screen.getByRole('button', { name: 'Remove Desk' }));
  expect(last()?.['sections']).toMatchObject([{ name: null }]);
});

test('desk/content-10, desk/content-13: the issue of a product is at its field', async () => {
  const sections = [
    { id: 's1', name: 'Desk', description: null, products: [{ id: 'p1', name: null }] },
  ];
  const message = 'Name is required.';
  renderFields('gift_guide', { sections }, [{ field: 'sections.0.products.0.name', message }]);
  const product = within(await screen.findByRole('group', { name: 'Products' }));
  expect(product.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(message)).toBeTruthy();
});
