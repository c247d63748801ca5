import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import {
  BoldIcon,
  BulletedListIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  NumberedListIcon,
  QuoteIcon,
  RedoIcon,
  SubheadingIcon,
  UndoIcon,
} from '../icons/editorIcons.tsx';
import * as styles from '../components/RichTextField/RichTextField.css.ts';

export type RichTextToolbarProps = {
  /** What the text is, for the name of the toolbar. */
  label: string;
  /** The editor, null until it is there. */
  editor: Editor | null;
  /** Whether nothing can be changed. */
  isDisabled: boolean;
  /** Called for the button that sets a link. */
  onLink: () => void;
};

type Tool = {
  label: string;
  icon: ReactNode;
  /** The keys that do the same. */
  keys?: string;
  /** Whether the text at the cursor has it. Undefined for what is done once. */
  isOn?: boolean;
  isPossible?: boolean;
  run: () => void;
};

function toolsOf(editor: Editor, onLink: () => void): readonly Tool[] {
  const chain = () => editor.chain().focus();
  const heading = (level: 3 | 4) => ({
    isOn: editor.isActive('heading', { level }),
    run: () => chain().toggleHeading({ level }).run(),
  });
  return [
    {
      label: 'Bold',
      icon: <BoldIcon />,
      keys: 'Control+B',
      isOn: editor.isActive('bold'),
      run: () => chain().toggleBold().run(),
    },
    {
      label: 'Italic',
      icon: <ItalicIcon />,
      keys: 'Control+I',
      isOn: editor.isActive('italic'),
      run: () => chain().toggleItalic().run(),
    },
    { label: 'Heading', icon: <HeadingIcon />, keys: 'Control+Alt+3', ...heading(3) },
    { label: 'Subheading', icon: <SubheadingIcon />, keys: 'Control+Alt+4', ...heading(4) },
    {
      label: 'Bulleted list',
      icon: <BulletedListIcon />,
      keys: 'Control+Shift+8',
      isOn: editor.isActive('bulletList'),
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      icon: <NumberedListIcon />,
      keys: 'Control+Shift+7',
      isOn: editor.isActive('orderedList'),
      run: () => chain().toggleOrderedList().run(),
    },
    {
      label: 'Quote',
      icon: <QuoteIcon />,
      keys: 'Control+Shift+B',
      isOn: editor.isActive('blockquote'),
      run: () => chain().toggleBlockquote().run(),
    },
    {
      label: 'Link',
      icon: <LinkIcon />,
      keys: 'Control+K',
      isOn: editor.isActive('link'),
      run: onLink,
    },
    {
      label: 'Undo',
      icon: <UndoIcon />,
      keys: 'Control+Z',
      isPossible: editor.can().undo(),
      run: () => chain().undo().run(),
    },
    {
      label: 'Redo',
      icon: <RedoIcon />,
      keys: 'Control+Shift+Z',
      isPossible: editor.can().redo(),
      run: () => chain().redo().run(),
    },
  ];
}

/** The buttons over a text. Keyboard: Tab to the first one, then the arrow keys. */
export function RichTextToolbar({ label, editor, isDisabled, onLink }: RichTextToolbarProps) {
  return (
    <Toolbar.Root className={styles.toolbar} aria-label={`Formatting of ${label}`}>
      {(editor === null ? [] : toolsOf(editor, onLink)).map((tool) => (
        <Toolbar.Button
          key={tool.label}
          className={styles.tool}
          aria-label={tool.label}
          aria-pressed={tool.isOn}
          aria-keyshortcuts={tool.keys}
          title={tool.keys === undefined ? tool.label : `${tool.label} (${tool.keys})`}
          disabled={isDisabled || tool.isPossible === false}
          onClick={tool.run}
        >
          {tool.icon}
        </Toolbar.Button>
      ))}
    </Toolbar.Root>
  );
}
