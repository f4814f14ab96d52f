import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { useEditorState } from '@tiptap/react';

interface Props {
  mark: 'superscript' | 'subscript';
  label: string;
  sign: string;
}

/** Raises or lowers the marked letters. */
export const ScriptButton = ({ mark, label, sign }: Props) => {
  const { editor } = useRichTextEditorContext();
  const active =
    useEditorState({ editor, selector: ({ editor }) => editor?.isActive(mark) ?? false }) ?? false;
  return (
    <RichTextEditor.Control
      aria-label={label}
      title={label}
      active={active}
      aria-pressed={active}
      interactive
      onClick={() => editor?.chain().focus().toggleMark(mark).run()}
    >
      <span aria-hidden="true">{sign}</span>
    </RichTextEditor.Control>
  );
};
