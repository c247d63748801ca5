export { createClient, type CallOptions, type Client } from './client.ts';
export type { ClientOptions } from './clientOptions.ts';
export { newIdempotencyKey } from './newIdempotencyKey.ts';
export { type DataCall, send } from './send.ts';
export {
  type DocumentPreview,
  fetchFile,
  fetchPreview,
  uploadFile,
  type UploadOptions,
} from './fileCalls.ts';
export type {
  CallFailure,
  ContractFailure,
  Credentials,
  DomainFailure,
  Result,
  TransportFailure,
} from '@parlour/contract';
