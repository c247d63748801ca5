export { AttachmentField, type AttachmentFieldProps } from './AttachmentField.tsx';
export { FilePreview, type FilePreviewProps } from './FilePreview.tsx';
export { FileView, type FileViewProps } from './FileView.tsx';
export { previewFileName, previewOf } from './previewOf.ts';
export { readDataUrl } from './readDataUrl.ts';
export { useTakeByContent } from './takeByContent.ts';
export { type Attachment, type FileCalls, useAttachment } from './useAttachment.ts';
export { type PreviewState, usePreview } from './usePreview.ts';
