import { contentKinds } from '@parlour/contract/staff';
import { type ContentField, contentFields } from '@parlour/core/content';
import { expect, test } from 'vitest';
import type { ContentKindModule } from './contentKindModule.ts';
import { kindModules } from './index.ts';

test.each(contentKinds)('a package has the kind %s after all that it refers to', (kind) => {
  for (const field of Object.values<ContentField>(contentFields[kind])) {
    if (!('target' in field) || field.target === 'member' || field.target === kind) continue;
    expect(kindModules[field.target].packageOrder).toBeLessThan(kindModules[kind].packageOrder);
  }
});

test('a module without what the fields of its kind need does not compile', () => {
  const { vendor, benefit, event, destination, gift_guide: guide } = kindModules;
  const titled = { ...vendor.package, telling: 'title' } as const;
  const forgotten = [
    // @ts-expect-error A benefit refers to a vendor.
    { ...benefit, references: {} } satisfies ContentKindModule<'benefit'>,
    // @ts-expect-error An event has a picture.
    { ...event, picture: null } satisfies ContentKindModule<'event'>,
    // @ts-expect-error A guide has sections with products.
    { ...guide, parts: null } satisfies ContentKindModule<'gift_guide'>,
    // @ts-expect-error Staff put destinations in an order.
    { ...destination, position: null } satisfies ContentKindModule<'destination'>,
    // @ts-expect-error No field of a vendor has this name.
    { ...vendor, package: titled } satisfies ContentKindModule<'vendor'>,
  ];
  expect(forgotten).toHaveLength(5);
});
