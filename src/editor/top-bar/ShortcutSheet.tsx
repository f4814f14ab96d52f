import { Kbd, Modal, Table } from '@mantine/core';
import { useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';

const texts = {
  nl: {
    title: 'Sneltoetsen',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw',
    copy: 'Kopiëren, knippen, plakken',
    duplicate: 'Dupliceren',
    remove: 'Verwijderen',
    move: 'Omhoog of omlaag',
    parent: 'Het onderdeel eromheen kiezen',
    type: 'De tekst van het gekozen onderdeel bewerken',
    search: 'Een onderdeel zoeken',
    save: 'Nu bewaren',
    sheet: 'Deze lijst',
  },
  en: {
    title: 'Keyboard shortcuts',
    undo: 'Undo',
    redo: 'Redo',
    copy: 'Copy, cut, paste',
    duplicate: 'Duplicate',
    remove: 'Delete',
    move: 'Up or down',
    parent: 'Select the module around it',
    type: 'Edit the words of the selected module',
    search: 'Find a module',
    save: 'Save now',
    sheet: 'This list',
  },
  de: {
    title: 'Tastenkürzel',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    copy: 'Kopieren, ausschneiden, einfügen',
    duplicate: 'Duplizieren',
    remove: 'Löschen',
    move: 'Nach oben oder unten',
    parent: 'Das Element darum wählen',
    type: 'Den Text des gewählten Elements bearbeiten',
    search: 'Ein Element suchen',
    save: 'Jetzt speichern',
    sheet: 'Diese Liste',
  },
} satisfies Texts;

const keys = {
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Y',
  copy: 'Ctrl+C  Ctrl+X  Ctrl+V',
  duplicate: 'Ctrl+D',
  remove: 'Delete',
  move: 'Alt+↑  Alt+↓',
  parent: 'Esc',
  type: 'Enter',
  search: '/',
  save: 'Ctrl+S',
  sheet: '?',
} as const;

/** All keys of the builder at a glance. */
export const ShortcutSheet = ({ opened, onClose }: { opened: boolean; onClose(): void }) => {
  const text = useTexts(texts);
  return (
    <Modal opened={opened} onClose={onClose} title={text.title}>
      <Table verticalSpacing={6}>
        <Table.Tbody>
          {(Object.keys(keys) as (keyof typeof keys)[]).map((name) => (
            <Table.Tr key={name}>
              <Table.Td>{text[name]}</Table.Td>
              <Table.Td align="right">
                {keys[name].split('  ').map((key) => (
                  <Kbd key={key} ml={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
};
