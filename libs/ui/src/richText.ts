// An entry of its own: only who edits texts loads the editor.
export {
  RichTextField,
  type RichTextFieldProps,
} from './components/RichTextField/RichTextField.tsx';
