// The index names files, because every name in them is public.
export * from './limits.ts';
export * from './fieldLabel.ts';
export * from './copy.ts';
export * from './contactFormats.ts';
export * from './dialedPhone.ts';
export * from './formats.ts';
export * from './typedText.ts';
export type * from './namedSchema.ts';
export { emailSchema, phoneSchema } from './contactSchemas.ts';
export {
  dateSchema,
  enteredDateSchema,
  hasName,
  lineSchema,
  nameSchema,
  type Open,
  timeSchema,
} from './primitives.ts';
export * from './changeRequestFields.ts';
export * from './options.ts';
export * from './errors.ts';
export type * from './failure.ts';
export * from './envelope.ts';
export * from './readInput.ts';
export * from './signIn.ts';
export * from './sessions.ts';
export * from './memberViews.ts';
export * from './benefits.ts';
export * from './redemptions.ts';
export * from './events.ts';
export * from './registrations.ts';
export * from './vendors.ts';
export * from './destinations.ts';
export * from './destinationDetail.ts';
export * from './giftGuides.ts';
export * from './profile.ts';
export * from './paymentMethods.ts';
export * from './documents.ts';
export * from './requests.ts';
export * from './requestThreads.ts';
export * from './memberRequests.ts';
export * from './search.ts';
export * from './configuration.ts';
export * from './images.ts';
export * from './shownPicture.ts';
export * from './live.ts';
export type * from './access.ts';
export type * from './call.ts';
export * from './calls/signIn.ts';
export * from './calls/sessions.ts';
export * from './calls/memberViews.ts';
export * from './calls/signOut.ts';
export * from './calls/configuration.ts';
export * from './calls/benefits.ts';
export * from './calls/redemptions.ts';
export * from './calls/vendors.ts';
export * from './calls/events.ts';
export * from './calls/registrations.ts';
export * from './calls/destinationDetail.ts';
export * from './calls/destinations.ts';
export * from './calls/profile.ts';
export * from './calls/changeRequests.ts';
export * from './calls/paymentMethods.ts';
export * from './calls/requests.ts';
export * from './calls/requestFiles.ts';
export * from './calls/documents.ts';
export * from './calls/giftGuides.ts';
export * from './calls/search.ts';
export * from './calls/images.ts';
export * from './calls/live.ts';
export * as callsOf from './calls/index.ts';
export * from './calls.ts';
export type * from './rendering.ts';
