import { Editor, type Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { cleanPasted } from './cleanPasted.ts';

/** Returns where a link leads as the club keeps it, or null for one that leads nowhere. */
export type LinkTarget = (address: string) => string | null;

/** Headings of a text are below those of its page. */
const TextHeading = Heading.extend({
  parseHTML: () => [
    ...['h1', 'h2', 'h3'].map((tag) => ({ tag, attrs: { level: 3 } })),
    ...['h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 4 } })),
  ],
}).configure({ levels: [3, 4] });

/** Writes the attributes of a link in the order of the server. A link that leads nowhere leaves its words. */
const linkTo = (linkTarget: LinkTarget) =>
  Link.extend({
    addAttributes: () => ({
      href: {
        default: null,
        parseHTML: (element: HTMLElement) => linkTarget(element.getAttribute('href') ?? ''),
      },
    }),
    renderHTML: ({ HTMLAttributes: { href } }: { HTMLAttributes: Record<string, unknown> }) => [
      'a',
      { href, target: '_blank', rel: 'noopener noreferrer' },
      0,
    ],
  }).configure({
    autolink: false,
    openOnClick: false,
    isAllowedUri: (address) => linkTarget(address ?? '') !== null,
  });

/** The numbers of a list always begin with 1: the server keeps no other. */
const NumberedList = OrderedList.extend({ addAttributes: () => ({}) });

const extensionsWith = (linkTarget: LinkTarget): Extensions => [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  TextHeading,
  Blockquote,
  BulletList,
  NumberedList,
  ListItem,
  HardBreak,
  linkTo(linkTarget),
  UndoRedo,
];

type Options = {
  /** Where it is shown. Without an element it is for tests and for converting. */
  element?: HTMLElement;
  /** The HTML that it begins with. */
  content: string;
  /** Decides where links may lead. */
  linkTarget: LinkTarget;
  /** Called with each change. */
  onUpdate?: (editor: Editor) => void;
};

/** Creates an editor of simple text. It adds no style element, and cleans what is pasted. */
export function createRichText({ element, content, linkTarget, onUpdate }: Options): Editor {
  return new Editor({
    element: element ?? null,
    content,
    extensions: extensionsWith(linkTarget),
    injectCSS: false,
    editorProps: { transformPastedHTML: cleanPasted },
    onUpdate: ({ editor }) => onUpdate?.(editor),
  });
}

/** Returns the text as HTML, written as the server writes it. Empty where there is no text. */
export function htmlOf(editor: Editor): string {
  if (editor.isEmpty) return '';
  // A browser writes these two otherwise.
  return editor.getHTML().replaceAll('<br>', '<br />').replaceAll('&nbsp;', '\u00a0');
}
