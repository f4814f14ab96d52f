import { ActionIcon, Kbd, Menu, Tooltip } from '@mantine/core';
import { useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import { Glyph } from '../glyphs.tsx';
import { startTour } from '../tour/use-tour.ts';

const texts = {
  nl: { help: 'Hulp', tour: 'Rondleiding', keys: 'Sneltoetsen' },
  en: { help: 'Help', tour: 'Tour', keys: 'Keyboard shortcuts' },
  de: { help: 'Hilfe', tour: 'Rundgang', keys: 'Tastenkürzel' },
} satisfies Texts;

/** The way to the tour and to the list of keys. */
export const HelpMenu = ({ showSheet }: { showSheet(): void }) => {
  const text = useTexts(texts);
  return (
    <Menu position="bottom" returnFocus={false}>
      <Menu.Target>
        <Tooltip label={text.help}>
          <ActionIcon variant="subtle" color="brand" size="lg" aria-label={text.help}>
            <Glyph name="help" />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={startTour}>{text.tour}</Menu.Item>
        <Menu.Item onClick={showSheet} rightSection={<Kbd>?</Kbd>}>
          {text.keys}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
