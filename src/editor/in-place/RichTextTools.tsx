import type { Editor } from '@tiptap/core';
import { type FormEvent, useEffect, useReducer, useState } from 'react';
import { useTexts } from '../../backoffice/language.tsx';
import { isSafeAddress } from '../../fields/safe-address.ts';
import type { Texts } from '../../lib/texts.ts';
import { drawnRect, useFrame } from '../canvas/use-frame.ts';
import { Glyph, type GlyphName } from '../glyphs.tsx';
import { useRichTyping } from './rich-text.ts';
import styles from './rich-text-tools.module.css';

const texts = {
  nl: {
    tools: 'Opmaak van de tekst',
    bold: 'Vet (Ctrl+B)',
    italic: 'Cursief (Ctrl+I)',
    link: 'Link',
    bullets: 'Lijst met punten',
    numbers: 'Genummerde lijst',
    heading3: 'Tussenkop',
    heading4: 'Kleine tussenkop',
    address: 'Adres van de link, bijvoorbeeld /tochten of https://…',
    apply: 'Zet de link',
    unlink: 'Haal de link weg',
    unsafe: 'Dit is geen adres. Begin met / of https://',
  },
  en: {
    tools: 'Formatting of the text',
    bold: 'Bold (Ctrl+B)',
    italic: 'Italic (Ctrl+I)',
    link: 'Link',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    heading3: 'Subheading',
    heading4: 'Small subheading',
    address: 'Address of the link, such as /en/tours or https://…',
    apply: 'Set the link',
    unlink: 'Remove the link',
    unsafe: 'This is no address. Begin with / or https://',
  },
  de: {
    tools: 'Formatierung des Textes',
    bold: 'Fett (Strg+B)',
    italic: 'Kursiv (Strg+I)',
    link: 'Link',
    bullets: 'Aufzählung',
    numbers: 'Nummerierte Liste',
    heading3: 'Zwischenüberschrift',
    heading4: 'Kleine Zwischenüberschrift',
    address: 'Adresse des Links, zum Beispiel /de/touren oder https://…',
    apply: 'Link setzen',
    unlink: 'Link entfernen',
    unsafe: 'Das ist keine Adresse. Beginne mit / oder https://',
  },
} satisfies Texts;

/** The tools over a rich text that is being edited in place. */
export const RichTextTools = ({ width }: { width: number }) => {
  const { editor, element } = useRichTyping();
  useFrame((state) => state.tick);
  const scale = useFrame((state) => state.scale);
  const rect = element && drawnRect(element);
  if (!editor || !rect) return null;
  const top = Math.max(4, rect.y * scale - 42);
  const left = Math.max(4, Math.min(rect.x * scale, width - 300));
  return (
    <div
      data-rich-text-tools=""
      className={styles.place}
      style={{ transform: `translate(${left}px, ${top}px)` }}
    >
      <Tools editor={editor} />
    </div>
  );
};

const Tools = ({ editor }: { editor: Editor }) => {
  const text = useTexts(texts);
  const [isLinking, setLinking] = useState(false);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', refresh);
    return () => {
      editor.off('transaction', refresh);
    };
  }, [editor]);
  const run = () => editor.chain().focus();
  return (
    <div className={styles.tools} role="toolbar" aria-label={text.tools}>
      <Tool
        glyph="bold"
        label={text.bold}
        on={editor.isActive('bold')}
        onClick={() => run().toggleBold().run()}
      />
      <Tool
        glyph="italic"
        label={text.italic}
        on={editor.isActive('italic')}
        onClick={() => run().toggleItalic().run()}
      />
      <Tool
        glyph="link"
        label={text.link}
        on={editor.isActive('link')}
        onClick={() => setLinking(!isLinking)}
      />
      <Tool
        glyph="list"
        label={text.bullets}
        on={editor.isActive('bulletList')}
        onClick={() => run().toggleBulletList().run()}
      />
      <Tool
        glyph="numbers"
        label={text.numbers}
        on={editor.isActive('orderedList')}
        onClick={() => run().toggleOrderedList().run()}
      />
      {([3, 4] as const).map((level) => (
        <Tool
          key={level}
          words={`H${level}`}
          label={level === 3 ? text.heading3 : text.heading4}
          on={editor.isActive('heading', { level })}
          onClick={() => run().toggleHeading({ level }).run()}
        />
      ))}
      {isLinking && <LinkForm editor={editor} done={() => setLinking(false)} />}
    </div>
  );
};

const LinkForm = ({ editor, done }: { editor: Editor; done(): void }) => {
  const text = useTexts(texts);
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const isSafe = address === '' || isSafeAddress(address);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isSafe) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else chain.setLink({ href: address }).run();
    done();
  };
  return (
    <form className={styles.link} onSubmit={apply}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the field opens because someone asked for it
        autoFocus
        value={address}
        placeholder={text.address}
        aria-label={text.address}
        aria-invalid={!isSafe}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          done();
          editor.commands.focus();
        }}
      />
      <button
        type="submit"
        aria-label={address ? text.apply : text.unlink}
        title={address ? text.apply : text.unlink}
      >
        <Glyph name={address ? 'check' : 'trash'} size={16} />
      </button>
      {!isSafe && <p role="alert">{text.unsafe}</p>}
    </form>
  );
};

interface ToolProps {
  glyph?: GlyphName;
  words?: string;
  label: string;
  on: boolean;
  onClick(): void;
}

const Tool = ({ glyph, words, label, on, onClick }: ToolProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    aria-pressed={on}
    // The text keeps the focus and its selection.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {glyph ? <Glyph name={glyph} size={16} /> : words}
  </button>
);
