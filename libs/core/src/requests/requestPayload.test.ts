import { requestPayloadSchema, requestTypes, type RequestType } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { general } from './fixtures/contexts.ts';
import { emptyDraft } from './requestDraft.ts';
import type { RequestContext } from './requestContext.ts';
import type { FormField } from '../forms/formField.ts';
import { fieldsOf, type RequestDraft } from './requestFields.ts';
import { buildRequestPayload } from './requestPayload.ts';
import { isSubmittable, requestIssues } from './requestIssues.ts';

const calendar = { today: '2030-01-01' };

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\r', '\n', '\u2028'), maxLength: 6 }),
);
const anyContext: fc.Arbitrary<RequestContext> = fc.oneof(
  fc.constant(general),
  fc.record({
    kind: fc.constant('vendor' as const),
    vendorId: fc.uuid(),
    name: text,
    vendorType: fc.option(fc.constantFrom('Hotels', 'Restaurants', 'Florist', 'Store', 'Beauty')),
  }),
  fc.record({ kind: fc.constant('giftProduct' as const), productId: fc.uuid(), name: text }),
);

const dayFrom = (first: string, last: string) =>
  fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

/** Mostly valid values, sometimes anything. */
const valueOf = (field: FormField): fc.Arbitrary<string> => {
  const anything = { weight: 1, arbitrary: fc.oneof(fc.constant(''), text) };
  const fitting = (arbitrary: fc.Arbitrary<string>) =>
    fc.oneof({ weight: 12, arbitrary }, anything);
  switch (field.kind) {
    case 'line':
    case 'text':
      return fitting(text);
    case 'date':
      return fitting(
        field.name === 'departureDate'
          ? dayFrom('2031-01-01', '2031-12-31')
          : dayFrom('2030-01-01', '2030-12-31'),
      );
    case 'time':
      return fitting(fc.constantFrom('00:00', '09:30', '23:59'));
    case 'count':
      return fitting(fc.integer({ min: 1, max: field.maximum }).map(String));
    case 'choice':
      return fitting(fc.constantFrom(...field.options));
  }
};

const draftIn = (context: RequestContext, type: RequestType): fc.Arbitrary<RequestDraft> =>
  fc.record({
    requestType: fc.constant(emptyDraft(context, type).requestType),
    subject: fc.oneof(fc.constant('A request'), text),
    description: fc.oneof(fc.constant(''), text),
    details: fc
      .tuple(
        ...fieldsOf(emptyDraft(context, type).requestType ?? type, context).map((field) =>
          fc.tuple(fc.constant(field.name), valueOf(field)),
        ),
      )
      .map((entries) => Object.fromEntries(entries)),
  });

const anyRequest = fc
  .tuple(anyContext, fc.constantFrom(...requestTypes))
  .chain(([context, type]) => fc.tuple(fc.constant(context), draftIn(context, type)));

test('core/requests-19: every submittable draft is accepted by the contract and has no issues', () => {
  let submittable = 0;
  fc.assert(
    fc.property(anyRequest, ([context, draft]) => {
      if (!isSubmittable(draft, context)) return;
      submittable += 1;
      const payload = buildRequestPayload(draft, context);
      const parsed = requestPayloadSchema.parse(payload);
      expect(parsed).toEqual(payload);
      expect(requestIssues(parsed, context, calendar)).toEqual([]);
    }),
    { numRuns: 600 },
  );
  expect(submittable).toBeGreaterThan(100);
});

test('core/requests-19: a draft that is not submittable is rejected by contract or rules, or lacks a type', () => {
  fc.assert(
    fc.property(anyRequest, ([context, draft]) => {
      if (isSubmittable(draft, context)) return;
      const payload = buildRequestPayload(draft, context);
      const isAccepted =
        payload !== null &&
        requestPayloadSchema.safeParse(payload).success &&
        requestIssues(payload, context, calendar).length === 0;
      expect(isAccepted).toBe(false);
    }),
  );
});

test('core/requests-17: values are trimmed, counts are numbers, blank fields are left out', () => {
  const draft: RequestDraft = {
    requestType: 'Hotel',
    subject: '  Two nights in June ',
    description: '   ',
    details: {
      arrivalDate: '2030-06-01',
      departureDate: '2030-06-03',
      numberOfGuests: ' 2 ',
      numberOfRooms: '',
      diningTime: '19:00',
    },
  };
  expect(buildRequestPayload(draft, general)).toStrictEqual({
    requestType: 'Hotel',
    subject: 'Two nights in June',
    arrivalDate: '2030-06-01',
    departureDate: '2030-06-03',
    numberOfGuests: 2,
  });
});

test('core/requests-17: additional notes are sent as description', () => {
  const draft = { ...emptyDraft(general, 'Other'), subject: 'Help', description: ' Soon, please ' };
  expect(buildRequestPayload(draft, general)).toMatchObject({ description: 'Soon, please' });
});

test('core/requests-18: a vendor or a gift product is named, never both', () => {
  const vendor: RequestContext = { kind: 'vendor', vendorId: 'v1', name: 'V', vendorType: null };
  const product: RequestContext = { kind: 'giftProduct', productId: 'p1', name: 'P' };
  const ofVendor = buildRequestPayload(emptyDraft(vendor), vendor);
  const ofProduct = buildRequestPayload(emptyDraft(product), product);
  const ofNeither = buildRequestPayload(emptyDraft(general, 'Car'), general);
  expect(ofVendor).toMatchObject({ vendorId: 'v1' });
  expect(ofVendor).not.toHaveProperty('giftProductId');
  expect(ofProduct).toMatchObject({ requestType: 'Gift', giftProductId: 'p1' });
  expect(ofProduct).not.toHaveProperty('vendorId');
  expect(ofNeither).not.toHaveProperty('vendorId');
  expect(ofNeither).not.toHaveProperty('giftProductId');
});

test('core/requests-10: without a type there is no payload', () => {
  expect(buildRequestPayload(emptyDraft(general), general)).toBeNull();
});
