import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../backoffice/language.tsx';
import { notifyError } from '../../backoffice/notify.ts';
import { Icon } from '../../components/Icon.tsx';
import type { Texts } from '../../lib/texts.ts';
import { HistoryDrawer } from './HistoryDrawer.tsx';
import { LanguagesDrawer } from './LanguagesDrawer.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { PublishButton } from './PublishButton.tsx';
import { pagesApi } from './pages-api.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: {
    more: 'Meer voor deze pagina',
    look: 'Bekijk het concept',
    link: 'Voorbeeldlink delen',
    history: 'Geschiedenis',
    languages: 'Talen',
    template: 'Bewaar als sjabloon',
  },
  en: {
    more: 'More for this page',
    look: 'View the draft',
    link: 'Share a preview link',
    history: 'History',
    languages: 'Languages',
    template: 'Save as a template',
  },
  de: {
    more: 'Mehr zu dieser Seite',
    look: 'Entwurf ansehen',
    link: 'Vorschau-Link teilen',
    history: 'Verlauf',
    languages: 'Sprachen',
    template: 'Als Vorlage speichern',
  },
} satisfies Texts;

type Opened = 'link' | 'history' | 'languages' | 'template';

/** What is done with the whole page, for the end of the builder's bar: look at it, its history and languages, publish. */
export const SavingActions = () => {
  const text = useTexts(texts);
  const [opened, setOpened] = useState<Opened>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const close = () => setOpened(undefined);
  return (
    <>
      <Tooltip label={text.look}>
        <ActionIcon variant="subtle" size="lg" aria-label={text.look} onClick={() => void lookAtDraft()}>
          <Icon name="external" />
        </ActionIcon>
      </Tooltip>
      <Menu position="bottom-end" onChange={setMenuOpen}>
        <Menu.Target>
          <Tooltip label={text.more} disabled={isMenuOpen}>
            <ActionIcon variant="subtle" size="lg" aria-label={text.more}>
              <Icon name="more" />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon name="history" />} onClick={() => setOpened('history')}>
            {text.history}
          </Menu.Item>
          <Menu.Item leftSection={<Icon name="language" />} onClick={() => setOpened('languages')}>
            {text.languages}
          </Menu.Item>
          <Menu.Item leftSection={<Icon name="key" />} onClick={() => setOpened('link')}>
            {text.link}
          </Menu.Item>
          <Menu.Item leftSection={<Icon name="copy" />} onClick={() => setOpened('template')}>
            {text.template}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <PublishButton />
      <HistoryDrawer opened={opened === 'history'} close={close} />
      <LanguagesDrawer opened={opened === 'languages'} close={close} />
      <PreviewDialog opened={opened === 'link'} close={close} />
      <TemplateDialog opened={opened === 'template'} close={close} />
    </>
  );
};

/** Opens the draft in a window of its own, as visitors would see it. */
async function lookAtDraft(): Promise<void> {
  // At once, while the browser still knows that somebody pressed a button.
  const tab = window.open('', '_blank');
  const { page, session } = useSaving.getState();
  try {
    await session?.saveNow();
    const { url } = await pagesApi.previewLink(page, 1);
    if (tab) tab.location.href = url;
  } catch (error) {
    tab?.close();
    notifyError(error);
  }
}
