export { createClient, type CallOptions, type Client } from './client.ts';
export type { ClientOptions } from './clientOptions.ts';
export { newIdempotencyKey } from './newIdempotencyKey.ts';
export { type DataCall, send } from './send.ts';
export { type DocumentPreview, fetchFile, fetchPreview } from './fetchFile.ts';
export { uploadFile, type UploadOptions } from './uploadFile.ts';
export type {
  CallFailure,
  ContractFailure,
  Credentials,
  DomainFailure,
  Result,
  TransportFailure,
} from '@parlour/contract';
