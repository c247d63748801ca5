import type { Calls } from '@parlour/contract';
import { createCountConfirmation } from './emails/confirmations.ts';
import { benefitHandlers } from './features/benefits/handlers.ts';
import { changeRequestHandlers } from './features/change-requests/handlers.ts';
import { configurationHandlers } from './features/configuration/handlers.ts';
import type { StaffEmailDependencies } from './features/dependencies.ts';
import { destinationHandlers } from './features/destinations/handlers.ts';
import { documentHandlers } from './features/documents/handlers.ts';
import type { Documents } from './features/documents/service.ts';
import { eventHandlers } from './features/events/handlers.ts';
import { giftGuideHandlers } from './features/gift-guides/handlers.ts';
import { imageHandlers } from './features/images/handlers.ts';
import type { ImageDependencies } from './features/images/service.ts';
import { paymentMethodHandlers } from './features/payment-methods/handlers.ts';
import type { UploadedFiles } from './features/pictures/uploadedFiles.ts';
import { profileHandlers } from './features/profile/handlers.ts';
import { registrationHandlers } from './features/registrations/handlers.ts';
import { requestFileHandlers } from './features/requests/fileHandlers.ts';
import type { RequestFiles } from './features/requests/files.ts';
import { requestHandlers } from './features/requests/handlers.ts';
import { savedHandlers } from './features/saved/handlers.ts';
import { searchHandlers } from './features/search/handlers.ts';
import { sessionHandlers } from './features/sessions/handlers.ts';
import type { Sessions } from './features/sessions/service.ts';
import { signInHandlers } from './features/sign-in/handlers.ts';
import { memberViewHandlers } from './features/staff/member-views/handlers.ts';
import type { MemberViews } from './features/staff/member-views/service.ts';
import { vendorHandlers } from './features/vendors/handlers.ts';
import type { HandlersOf } from './http/calls/handler.ts';

/** The dependencies of the members' calls. */
export interface MemberFeatureDependencies extends StaffEmailDependencies {
  readonly sessions: Sessions;
  readonly documents: Documents;
  readonly requestFiles: RequestFiles;
  readonly memberViews: MemberViews;
  readonly publicUrl: string;
  readonly pictures: Pick<ImageDependencies, 'cache' | 'maker' | 'upstream' | 'allowedHosts'>;
  readonly web: Pick<ImageDependencies, 'picturesFolder'>;
  readonly uploadedFiles: UploadedFiles;
}

/** Binds the calls of members and visitors to their features. */
export function bindMemberFeatures(dependencies: MemberFeatureDependencies): HandlersOf<Calls> {
  const { sessions, documents, requestFiles, clock, branding } = dependencies;
  const { queries } = dependencies.database;
  const { picturesFolder } = dependencies.web;
  const countConfirmation = createCountConfirmation(clock, branding);
  return {
    ...signInHandlers(dependencies),
    ...sessionHandlers(sessions, queries),
    ...memberViewHandlers(dependencies.memberViews, queries),
    ...configurationHandlers(dependencies),
    ...benefitHandlers({ ...dependencies, countConfirmation }),
    ...eventHandlers(dependencies),
    ...registrationHandlers({ ...dependencies, countConfirmation }),
    ...destinationHandlers(dependencies),
    ...vendorHandlers(dependencies),
    ...giftGuideHandlers(dependencies),
    ...searchHandlers(dependencies),
    ...savedHandlers(dependencies),
    ...imageHandlers({ ...dependencies, ...dependencies.pictures, picturesFolder }),
    ...profileHandlers(dependencies),
    ...changeRequestHandlers(dependencies),
    ...paymentMethodHandlers(dependencies),
    ...requestHandlers(dependencies),
    ...requestFileHandlers(requestFiles, queries),
    ...documentHandlers(documents, queries),
  };
}
