import { Alert, Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Icon } from '../../components/Icon.tsx';
import type { Versioned } from '../../features/settings/settings.types.ts';
import { type Language, languages } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import type { ShopFacts, SiteMenus } from '../../site/site-settings.ts';
import { api } from '../api.ts';
import { useTexts } from '../language.tsx';
import { type PageInList, pagesQuery } from '../pages/pages-query.ts';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';
import { footerPath, footerTitle, footerTree } from './footer-tree.ts';

const texts = {
  nl: {
    own: 'Liever zelf indelen?',
    ownHelp:
      'Maak van de voet een pagina van onderdelen. Je begint met wat er nu staat; bezoekers zien pas iets anders als je publiceert.',
    make: 'Maak een eigen voet',
    live: 'Je eigen voet staat online',
    liveHelp: 'Deze kolommen zie je alleen nog in talen waarin je eigen voet niet gepubliceerd is.',
    draft: 'Je eigen voet is nog een concept',
    draftHelp: 'Bezoekers zien deze kolommen tot je hem publiceert.',
    trashed: 'Je eigen voet ligt in de prullenbak',
    trashedHelp: 'Bezoekers zien deze kolommen. Haal hem bij Pagina’s terug om hem weer te gebruiken.',
    open: 'Open in de bouwer',
  },
  en: {
    own: 'Rather arrange it yourself?',
    ownHelp:
      'Make the foot of the site a page of modules. You begin with what is there now; visitors see nothing else until you publish.',
    make: 'Make a footer of your own',
    live: 'Your own footer is online',
    liveHelp: 'These columns show only in languages in which your own footer is not published.',
    draft: 'Your own footer is still a draft',
    draftHelp: 'Visitors see these columns until you publish it.',
    trashed: 'Your own footer is in the bin',
    trashedHelp: 'Visitors see these columns. Bring it back under Pages to use it again.',
    open: 'Open in the builder',
  },
  de: {
    own: 'Lieber selbst gestalten?',
    ownHelp:
      'Mach aus dem Fuß eine Seite aus Elementen. Du beginnst mit dem, was jetzt da steht; Besucher sehen erst etwas anderes, wenn du veröffentlichst.',
    make: 'Eigenen Fuß anlegen',
    live: 'Dein eigener Fuß ist online',
    liveHelp:
      'Diese Spalten stehen nur noch in Sprachen, in denen dein eigener Fuß nicht veröffentlicht ist.',
    draft: 'Dein eigener Fuß ist noch ein Entwurf',
    draftHelp: 'Besucher sehen diese Spalten, bis du ihn veröffentlichst.',
    trashed: 'Dein eigener Fuß liegt im Papierkorb',
    trashedHelp: 'Besucher sehen diese Spalten. Hol ihn unter Seiten zurück, um ihn wieder zu benutzen.',
    open: 'Im Builder öffnen',
  },
} satisfies Texts;

interface Props {
  menus: SiteMenus;
  pages: readonly PageInList[];
}

/** The page whose modules take the place of the footer's columns: offers to make it, and to open it. */
export const FooterPage = ({ menus, pages }: Props) => {
  const text = useTexts(texts);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const page = pages.find(({ key }) => key === 'footer');
  const make = useAction(async () => {
    const shop = (await api.get<Versioned<ShopFacts>>('/settings/site')).value;
    for (const language of languages) await makeFooter({ shop, menus, language, pages });
    await queryClient.invalidateQueries({ queryKey: pagesQuery.queryKey });
    await navigate({ to: '/pages/$key/$language', params: { key: 'footer', language: 'nl' } });
  });
  const live = Object.values(page?.languages ?? {}).some(({ publishedAt }) => publishedAt !== null);
  const state = page ? (page.trashedAt ? 'trashed' : live ? 'live' : 'draft') : 'own';
  return (
    <Alert color="blue" variant="light" icon={<Icon name="page" />} title={text[state]}>
      <Text size="sm">{text[`${state}Help`]}</Text>
      <FormProblem error={make.error} />
      <Group gap="xs" mt="xs">
        {state === 'own' && (
          <Button size="xs" loading={make.busy} onClick={() => void make.run()}>
            {text.make}
          </Button>
        )}
        {(state === 'live' || state === 'draft') && (
          <Button
            size="xs"
            component={Link}
            to="/pages/$key/$language"
            params={{ key: 'footer', language: 'nl' } as never}
          >
            {text.open}
          </Button>
        )}
      </Group>
    </Alert>
  );
};

async function makeFooter({
  shop,
  menus,
  language,
  pages,
}: Props & { shop: ShopFacts; language: Language }): Promise<void> {
  const pagePath = (key: string) => pages.find((each) => each.key === key)?.languages[language]?.path;
  const tree = footerTree({ shop, menus, language, pagePath });
  const title = footerTitle(language);
  await api.post('/pages', { key: 'footer', language, title, path: footerPath(language) });
  const draft = await api.get<{ version: number; settings: object }>(`/pages/footer/${language}/draft`);
  await api.put(`/pages/footer/${language}/draft`, {
    version: draft.version,
    tree,
    settings: { ...draft.settings, indexed: false },
  });
}
