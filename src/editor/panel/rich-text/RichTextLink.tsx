import { Button, Group, Popover } from '@mantine/core';
import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { useEditorState } from '@tiptap/react';
import { useId, useState } from 'react';
import { useTexts } from '../../../backoffice/language.tsx';
import type { StoredLink } from '../../../fields/link.ts';
import type { Texts } from '../../../lib/texts.ts';
import { glyphs } from '../field/glyphs.tsx';
import { useSurroundings } from '../field/surroundings.ts';
import { pageIn, usePages } from '../field/use-pages.ts';
import { LinkControl } from '../link/LinkControl.tsx';

const texts = {
  nl: { apply: 'Klaar', remove: 'Link weghalen' },
  en: { apply: 'Done', remove: 'Remove link' },
  de: { apply: 'Fertig', remove: 'Link entfernen' },
} satisfies Texts;

/** The link of the marked words, chosen as any other link of a page. */
export const RichTextLink = ({ label }: { label: string }) => {
  const words = useTexts(texts);
  const { editor } = useRichTextEditorContext();
  const { pageLanguage } = useSurroundings();
  const { pages } = usePages();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [link, setLink] = useState<StoredLink | null>(null);
  const active = useEditorState({ editor, selector: ({ editor }) => editor?.isActive('link') ?? false });

  const pathOf = (key: string) => {
    const page = pages.find((each) => each.key === key);
    return page && pageIn(page, pageLanguage)?.path;
  };
  const open = () => {
    const { href, target } = (editor?.getAttributes('link') ?? {}) as { href?: string; target?: string };
    const page = pages.find((each) => pageIn(each, pageLanguage)?.path === href?.split('#')[0]);
    const newWindow = target === '_blank' ? { newWindow: true } : {};
    const suffix = href?.includes('#') ? { suffix: href.slice(href.indexOf('#')) } : {};
    setLink(href ? (page ? { page: page.key, ...suffix, ...newWindow } : { url: href, ...newWindow }) : null);
    setOpened(true);
  };
  const apply = (next: StoredLink | null) => {
    setOpened(false);
    const href = next && ('page' in next ? `${pathOf(next.page) ?? ''}${next.suffix ?? ''}` : next.url);
    const chain = editor?.chain().focus().extendMarkRange('link');
    if (href) chain?.setLink({ href, target: next?.newWindow ? '_blank' : null }).run();
    else chain?.unsetLink().run();
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      trapFocus
      width={300}
      shadow="md"
      withinPortal
      position="bottom-start"
    >
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={label}
          title={label}
          active={active ?? false}
          aria-pressed={active ?? false}
          onClick={open}
          interactive
        >
          {glyphs.linked}
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <span id={`${id}-label`} className="visually-hidden">
          {label}
        </span>
        <LinkControl
          value={link}
          onChange={setLink}
          id={id}
          labelId={`${id}-label`}
          describedBy={undefined}
        />
        <Group justify="space-between" mt="sm">
          <Button size="compact-sm" onClick={() => apply(link)}>
            {words.apply}
          </Button>
          {active && (
            <Button size="compact-sm" variant="subtle" color="red" onClick={() => apply(null)}>
              {words.remove}
            </Button>
          )}
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
};
