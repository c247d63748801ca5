import * as z from 'zod/mini';
import { benefitListSchema, benefitSchema, redemptionSchema } from './benefit.ts';
import type { Call } from './call.ts';
import { cardSubmissionSchema, paymentMethodSchema } from './card.ts';
import { configurationSchema } from './configuration.ts';
import { destinationDetailSchema, destinationListSchema } from './destination.ts';
import { documentPreviewSchema, documentSchema, documentUploadSchema } from './document.ts';
import {
  eventListSchema,
  eventSchema,
  registrationPayloadSchema,
  registrationSchema,
} from './event.ts';
import { giftGuideListSchema, giftGuideSchema, giftProductSchema } from './gift-guide.ts';
import { imageQuerySchema } from './image.ts';
import { idSchema } from './primitives.ts';
import {
  changeRequestPayloadSchema,
  changeRequestSchema,
  profileSchema,
  profileUpdateSchema,
} from './profile.ts';
import { requestPayloadSchema, requestReceiptSchema } from './request.ts';
import { codeRequestSchema, codeVerificationSchema, signInSchema } from './sign-in.ts';
import { relatedVendorsSchema, vendorSchema } from './vendor.ts';

const byId = z.object({ id: idSchema });
const byCategory = z.object({ category: z.optional(z.string().check(z.maxLength(100))) });
const flag = z.optional(
  z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]),
);
const upTo = (most: number) =>
  z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(most));
const nothing = z.null();

// Each call is a constant of its own, so that a browser loads the schemas of the calls that it makes and no others.

export const requestCode = {
  method: 'POST',
  path: '/api/simple-auth/request-otp',
  access: 'public',
  summary: 'Sends a one-time code to a member.',
  body: codeRequestSchema,
  data: nothing,
} as const satisfies Call;

export const verifyCode = {
  method: 'POST',
  path: '/api/simple-auth/verify-otp',
  access: 'public',
  summary: 'Signs a member in with a one-time code.',
  body: codeVerificationSchema,
  data: signInSchema,
} as const satisfies Call;

export const getConfiguration = {
  method: 'GET',
  path: '/api/configuration',
  access: 'public',
  summary: "The browser's run-time configuration.",
  data: configurationSchema,
} as const satisfies Call;

export const listBenefits = {
  method: 'GET',
  path: '/api/vendors',
  access: 'member',
  summary: 'The benefits, whole or of one category.',
  fixedQuery: { benefitView: 'true' },
  query: byCategory,
  data: benefitListSchema,
} as const satisfies Call;

export const getBenefit = {
  method: 'GET',
  path: '/api/vendors/:id',
  access: 'visitor',
  summary: 'One benefit.',
  fixedQuery: { benefitView: 'true' },
  params: byId,
  data: benefitSchema,
} as const satisfies Call;

export const getVendor = {
  method: 'GET',
  path: '/api/vendors/:id',
  access: 'visitor',
  summary: 'One vendor, by id or slug.',
  params: byId,
  data: vendorSchema,
} as const satisfies Call;

export const redeemBenefit = {
  method: 'POST',
  path: '/api/vendors/:id/redeem',
  access: 'member',
  summary: 'Redeems a benefit; again gives the same code while it is valid.',
  params: byId,
  data: redemptionSchema,
} as const satisfies Call;

export const listEvents = {
  method: 'GET',
  path: '/api/events',
  access: 'member',
  summary: 'The events, whole or of one category.',
  query: byCategory,
  data: eventListSchema,
} as const satisfies Call;

export const getEvent = {
  method: 'GET',
  path: '/api/events/:id',
  access: 'visitor',
  summary: 'One event.',
  params: byId,
  data: eventSchema,
} as const satisfies Call;

export const registerForEvent = {
  method: 'POST',
  path: '/api/events/:id/register',
  access: 'member',
  summary: 'Registers an attendee; again gives the same confirmation number.',
  params: byId,
  body: registrationPayloadSchema,
  data: registrationSchema,
} as const satisfies Call;

export const listDestinations = {
  method: 'GET',
  path: '/api/destinations',
  access: 'member',
  summary: 'The destinations; totalCount counts all that match.',
  query: z.object({
    isPrimary: flag,
    hasNeighborhoods: flag,
    limit: z.optional(upTo(500)),
    offset: z.optional(
      z.coerce.number<number | string>().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
    ),
  }),
  data: destinationListSchema,
} as const satisfies Call;

export const getDestination = {
  method: 'GET',
  path: '/api/destinations/:id',
  access: 'visitor',
  summary: 'One destination with its neighborhoods and connections.',
  params: byId,
  data: destinationDetailSchema,
} as const satisfies Call;

export const listRelatedVendors = {
  method: 'GET',
  path: '/api/destinations/vendors/:id/related',
  access: 'visitor',
  summary: 'Vendors related to one vendor.',
  params: byId,
  query: z.object({ limit: z._default(upTo(50), 3) }),
  data: relatedVendorsSchema,
} as const satisfies Call;

export const getProfile = {
  method: 'GET',
  path: '/api/profile',
  access: 'member',
  summary: "The member's own profile.",
  data: profileSchema,
} as const satisfies Call;

export const updateProfile = {
  method: 'PUT',
  path: '/api/profile',
  access: 'member',
  summary: "Changes the member's own profile.",
  body: profileUpdateSchema,
  data: profileSchema,
} as const satisfies Call;

export const listPaymentMethods = {
  method: 'GET',
  path: '/api/profile/payment-methods',
  access: 'member',
  summary: "The member's cards.",
  data: z.array(paymentMethodSchema),
} as const satisfies Call;

export const addPaymentMethod = {
  method: 'POST',
  path: '/api/profile/payment-methods',
  access: 'member',
  summary: 'Adds a card.',
  body: cardSubmissionSchema,
  data: paymentMethodSchema,
} as const satisfies Call;

export const deletePaymentMethod = {
  method: 'DELETE',
  path: '/api/profile/payment-methods/:id',
  access: 'member',
  summary: 'Deletes a card.',
  params: byId,
  data: nothing,
} as const satisfies Call;

export const submitChangeRequest = {
  method: 'POST',
  path: '/api/profile/change-requests',
  access: 'member',
  summary: 'Asks the club to change e-mail, legal name or birth date.',
  body: changeRequestPayloadSchema,
  data: changeRequestSchema,
} as const satisfies Call;

export const submitRequest = {
  method: 'POST',
  path: '/api/requests',
  access: 'member',
  summary: 'Sends a request to the concierge.',
  body: requestPayloadSchema,
  data: requestReceiptSchema,
} as const satisfies Call;

export const listDocuments = {
  method: 'GET',
  path: '/api/profile/documents',
  access: 'member',
  summary: "The member's documents.",
  data: z.array(documentSchema),
} as const satisfies Call;

export const uploadDocument = {
  method: 'POST',
  path: '/api/profile/documents',
  access: 'member',
  summary: 'Stores a document.',
  body: documentUploadSchema,
  data: documentSchema,
} as const satisfies Call;

export const deleteDocument = {
  method: 'DELETE',
  path: '/api/profile/documents/:id',
  access: 'member',
  summary: 'Deletes a document.',
  params: byId,
  data: nothing,
} as const satisfies Call;

export const previewDocument = {
  method: 'GET',
  path: '/api/profile/documents/:id/preview',
  access: 'member',
  summary: 'A document as a file or, when JSON is asked for, its signed address.',
  params: byId,
  data: documentPreviewSchema,
  answer: 'file or envelope',
} as const satisfies Call;

export const listGiftGuides = {
  method: 'GET',
  path: '/api/gift-guides',
  access: 'member',
  summary: 'The gift guides, public and personalized.',
  query: z.object({ viewMode: z.optional(z.enum(['public', 'personalized'])) }),
  data: giftGuideListSchema,
} as const satisfies Call;

export const getGiftGuide = {
  method: 'GET',
  path: '/api/gift-guides/:id',
  access: 'visitor',
  summary: 'One gift guide with its sections and products.',
  params: byId,
  data: giftGuideSchema,
} as const satisfies Call;

export const getGiftProduct = {
  method: 'GET',
  path: '/api/gift-guides/products/:id',
  access: 'visitor',
  summary: 'One gift product.',
  params: byId,
  data: giftProductSchema,
} as const satisfies Call;

export const proxyImage = {
  method: 'GET',
  path: '/api/images/proxy',
  access: 'public',
  summary: 'A picture, resized and in a modern format.',
  query: imageQuerySchema,
  data: nothing,
  answer: 'file',
} as const satisfies Call;

/** The one table of calls (specification, section 7), in its order. */
export const calls = {
  requestCode,
  verifyCode,
  getConfiguration,
  listBenefits,
  getBenefit,
  getVendor,
  redeemBenefit,
  listEvents,
  getEvent,
  registerForEvent,
  listDestinations,
  getDestination,
  listRelatedVendors,
  getProfile,
  updateProfile,
  listPaymentMethods,
  addPaymentMethod,
  deletePaymentMethod,
  submitChangeRequest,
  submitRequest,
  listDocuments,
  uploadDocument,
  deleteDocument,
  previewDocument,
  listGiftGuides,
  getGiftGuide,
  getGiftProduct,
  proxyImage,
} as const satisfies Readonly<Record<string, Call>>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
