import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as contract from './index.ts';

/** The fields of the specification, entity by entity. */
const specified: Readonly<Record<string, readonly [schema: z.ZodMiniType, fields: string]>> = {
  'auth user': [contract.authUserSchema, 'id, email, name, crmId, instanceUrl'],
  benefit: [
    contract.benefitSchema,
    'id, title, description, memberBenefitDescription, imageUrl, category, value, expiresAt, city, state, country, bookingUrl, website, vendorType, isFeatured, isNew, provider',
  ],
  'benefit list': [contract.benefitListSchema, 'benefits, groupedBenefits, categories, totalCount'],
  event: [
    contract.eventSchema,
    'id, title, description, imageUrl, category, location, url, startDate, endDate',
  ],
  'event list': [contract.eventListSchema, 'events, categories, totalCount'],
  destination: [
    contract.destinationSchema,
    'id, name, imageUrl, parentDestination, hasNeighborhoods',
  ],
  'destination list': [contract.destinationListSchema, 'destinations, totalCount'],
  'destination detail': [
    contract.destinationDetailSchema,
    'destination, hasNeighborhoods, neighborhoods, connections',
  ],
  connection: [contract.connectionSchema, 'id, destinationId, vendor'],
  vendor: [
    contract.vendorSchema,
    'id, name, slug, type, category, activityCategory, description, imageUrl, address, city, state, country, website, latitude, longitude, michelinStars',
  ],
  'gift guide': [
    contract.giftGuideSchema,
    'id, name, description, isPersonalized, isPublic, sections',
  ],
  'gift section': [contract.giftSectionSchema, 'id, name, description, products'],
  'gift guide list': [
    contract.giftGuideListSchema,
    'guides, publicGuides, personalizedGuides, totalCount',
  ],
  'gift product': [
    contract.giftProductSchema,
    'id, name, description, imageUrl, price, maxPrice, currencyCode, productUrl',
  ],
  profile: [
    contract.profileSchema,
    'firstName, lastName, profilePicture, memberSince, dateOfBirth, email, phone, professional, address',
  ],
  'payment method': [
    contract.paymentMethodSchema,
    'id, brand, blurredCardNumber, expiryMonth, expiryYear, cardholderName, purpose, description',
  ],
  'card submission': [
    contract.cardSubmissionSchema,
    'description, cardholderName, brand, cardNumber, expiryDate, cvv, street, city, state, postalCode, purpose',
  ],
  document: [contract.documentSchema, 'id, title, description, size, extension, createdAt'],
  'document upload': [contract.documentUploadSchema, 'file, title, description'],
  redemption: [contract.redemptionSchema, 'redemptionCode, instructions, expiresAt'],
  'registration payload': [contract.registrationPayloadSchema, 'eventId, attendeeInfo'],
  registration: [contract.registrationSchema, 'confirmationNumber'],
};

/** The fields that the contract adds, each with its reason. */
const added: Readonly<Record<string, readonly string[]>> = {
  // A password opens it, which only its owner has.
  document: ['isEncrypted'],
  // A page leads to the vendor that offers it. An uploaded picture has a text and a focal point, and there may be further ones, here and below.
  benefit: ['picture', 'images', 'vendorId', 'address'],
  // Pages show times in the venue's zone, and lead to the venue.
  event: ['picture', 'images', 'timeZone', 'vendorId'],
  // A guide begins with some words about its place.
  destination: ['introduction', 'picture'],
  // A vendor can be called, and its page leads to its destination however it was opened.
  vendor: ['phone', 'phoneUrl', 'destination', 'picture', 'images'],
  // The member's own list has them too, and pages show them without another call.
  redemption: ['redeemedAt', 'benefit'],
  // Registering from a list can be undone before its email leaves.
  'registration payload': ['offersUndo'],
  registration: ['registeredAt', 'calendarFile', 'event'],
  // A product that nobody else can open has no share link.
  'gift product': ['isPersonalized', 'picture', 'images'],
  // Links carry a value that the club can replace, and the id stays.
  profile: ['ref'],
};

test.each(Object.entries(specified))(
  'contract-12: %s has the fields of the specification',
  (name, [schema, fields]) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'output' });
    expect(Object.keys(properties).toSorted()).toEqual(
      [...fields.split(', '), ...(added[name] ?? [])].toSorted(),
    );
  },
);

test('contract-12: nested parts of the profile have the fields of the specification', () => {
  const { properties } = z.toJSONSchema(contract.profileSchema);
  expect(properties).toMatchObject({
    professional: { required: ['company', 'title', 'workEmail'] },
    address: { required: ['street', 'city', 'state', 'zipCode', 'country'] },
  });
});
