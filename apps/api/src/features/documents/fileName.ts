import type { DocumentExtension } from '@parlour/contract';
import { extensionOf } from '@parlour/core';

const NAME_LIMIT = 100;

// What a file system or a header may not hold, and the marks by which a name could show its end in its middle.
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029"*/:<>?\\|]+/gu;

/** The name under which a document is saved: its title without what is unsafe, and the extension of its content. */
export function fileNameOf(title: string, extension: DocumentExtension): string {
  const plain = title
    .replaceAll(unsafe, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '');
  const written = extensionOf(plain);
  const base = written === null ? plain : plain.slice(0, plain.lastIndexOf('.'));
  const short = base
    .slice(0, NAME_LIMIT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
    .replace(/\.+$/, '');
  return `${short === '' ? 'document' : short}.${extension}`;
}

/** The header `Content-Disposition` (RFC 6266): a name in ASCII for all, and the whole name for who reads it. */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|[%"\\]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
