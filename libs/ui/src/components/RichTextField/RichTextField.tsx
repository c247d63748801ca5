import type { Editor } from '@tiptap/core';
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Field, type FieldControl, type FieldProps, splitFieldProps } from '../Field/Field.tsx';
import { createRichText, htmlOf, type LinkTarget } from '../../behavior/createRichText.ts';
import { LinkDialog } from '../../parts/LinkDialog.tsx';
import * as styles from './RichTextField.css.ts';
import { RichTextToolbar } from '../../parts/RichTextToolbar.tsx';

export type RichTextFieldProps = FieldProps & {
  /** The text as HTML. An empty text is an empty string. */
  value: string;
  /** Called with the new HTML, written as the server keeps it. */
  onChange: (value: string) => void;
  /** Returns where a typed or pasted link leads, written as the server keeps it. Null for one that leads nowhere. */
  linkTarget: LinkTarget;
  /** Cannot be changed and is not sent. */
  disabled?: boolean;
};

/**
 * A text with headings, lists, quotes and links, for staff. It writes only what the club keeps, and cleans what is
 * pasted. It is large, so load it with its form.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(wiring) => <RichText {...control} label={field.label} wiring={wiring} />}
    </Field>
  );
}

type RichTextProps = Pick<RichTextFieldProps, 'value' | 'onChange' | 'linkTarget' | 'disabled'> & {
  /** The name of the field, for assistive technology. */
  label: string;
  /** What ties the editor to its label, help and issue. */
  wiring: FieldControl;
};

function RichText(props: RichTextProps) {
  const { value, onChange, linkTarget, disabled = false, label, wiring } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, showState] = useReducer((count: number) => count + 1, 0);
  const [isLinking, setIsLinking] = useState(false);
  const isDisabled = disabled || wiring.readOnly === true;
  const written = useRef(value);

  const update = useEffectEvent((html: string) => onChange(html));
  const create = useEffectEvent((element: HTMLElement) =>
    createRichText({
      element,
      content: value,
      linkTarget,
      onUpdate: (changed) => {
        written.current = htmlOf(changed);
        update(written.current);
      },
    }),
  );
  useEffect(() => {
    if (frame.current === null) return undefined;
    const created = create(frame.current);
    created.on('transaction', showState);
    setEditor(created);
    return () => {
      created.destroy();
      setEditor(null);
    };
  }, []);

  // In the commit itself: a letter typed before a later effect would be taken for a change from elsewhere, and lost.
  useLayoutEffect(() => {
    if (editor === null || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const { id, required } = wiring;
  const describedBy = wiring['aria-describedby'];
  const isInvalid = wiring['aria-invalid'];
  useEffect(() => {
    if (editor === null) return;
    const attributes: Record<string, string> = {
      id,
      class: styles.text,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-required': String(required),
      'aria-invalid': String(isInvalid === true),
      'aria-readonly': String(isDisabled),
      ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    };
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
    editor.setEditable(!isDisabled, false);
  }, [editor, id, label, required, describedBy, isInvalid, isDisabled]);

  const openLink = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || isDisabled) return;
    event.preventDefault();
    setIsLinking(true);
  };
  const setLink = (address: string, typed: string) => {
    setIsLinking(false);
    const chain = editor?.chain().focus().extendMarkRange('link');
    if (address === '') chain?.unsetLink().run();
    else if (editor?.state.selection.empty === true && !editor.isActive('link')) {
      // Nothing is selected: the address is its own text, and a telephone as it was typed.
      const mark = { type: 'link', attrs: { href: address } };
      const text = (address.startsWith('tel:') ? typed : address).replace(/^(?:mailto|tel):/i, '');
      chain?.insertContent({ type: 'text', text, marks: [mark] }).run();
    } else chain?.setLink({ href: address }).run();
  };
  return (
    <div className={styles.frame} data-invalid={isInvalid} data-disabled={isDisabled || undefined}>
      <RichTextToolbar
        label={label}
        editor={editor}
        isDisabled={isDisabled}
        onLink={() => setIsLinking(true)}
      />
      <div ref={frame} onKeyDown={openLink} />
      {isLinking ? (
        <LinkDialog
          address={String(editor?.getAttributes('link')['href'] ?? '')}
          linkTarget={linkTarget}
          onClose={() => setIsLinking(false)}
          onSet={setLink}
        />
      ) : null}
    </div>
  );
}
