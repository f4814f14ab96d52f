import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor as useTextEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../backoffice/language.tsx';
import { richTextHtml } from '../../in-place/rich-text-schema.ts';
import type { ControlProps } from '../field/control-props.ts';
import { richTextExtensions } from './extensions.ts';
import { RichTextLink } from './RichTextLink.tsx';
import styles from './rich-text.module.css';
import { ScriptButton } from './ScriptButton.tsx';
import { toolbarTexts } from './toolbar-texts.ts';

/** Formatted text with the few forms a page has. It belongs to whoever types in it; other changes are taken over. */
export const RichTextControl = ({
  value,
  onChange,
  labelId,
  describedBy,
}: ControlProps<'rich-text', string>) => {
  const words = useTexts(toolbarTexts);
  const stored = useRef(value);
  const change = useRef(onChange);
  change.current = onChange;
  const editor = useTextEditor({
    extensions: richTextExtensions,
    content: value,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor }) => {
      stored.current = richTextHtml(editor.getHTML());
      change.current(stored.current);
    },
  });
  useEffect(() => {
    if (!editor || value === stored.current) return;
    stored.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <RichTextEditor
      editor={editor}
      labels={words}
      withCodeHighlightStyles={false}
      classNames={{ root: styles.root, toolbar: styles.toolbar, content: styles.content }}
    >
      <RichTextEditor.Toolbar role="toolbar" aria-labelledby={labelId}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextLink label={words.linkControlLabel} />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.H4 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
          <RichTextEditor.Hr />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Underline />
          <RichTextEditor.Strikethrough />
          <ScriptButton mark="superscript" label={words.superscriptControlLabel} sign="x²" />
          <ScriptButton mark="subscript" label={words.subscriptControlLabel} sign="x₂" />
          <RichTextEditor.Code />
          <RichTextEditor.ClearFormatting />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
};
