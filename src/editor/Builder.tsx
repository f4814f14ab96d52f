import { useEffect, useState } from 'react';
import { useTexts } from '../backoffice/language.tsx';
import { useDocumentTitle } from '../backoffice/ui/Screen.tsx';
import type { Language } from '../lib/language.ts';
import type { Texts } from '../lib/texts.ts';
import { listenToKeys } from './actions/shortcuts.ts';
import styles from './builder.module.css';
import { Canvas } from './canvas/Canvas.tsx';
import { useFrame } from './canvas/use-frame.ts';
import { DragLayer } from './drag/DragLayer.tsx';
import { LeftPanel } from './LeftPanel.tsx';
import { SaveBlockDialog } from './library/SaveBlockDialog.tsx';
import { Panel } from './panel/Panel.tsx';
import { OpenPage } from './saving/OpenPage.tsx';
import { SavingActions } from './saving/SavingActions.tsx';
import { SavingState } from './saving/SavingState.tsx';
import { useSaving } from './saving/use-saving.ts';
import { useEditor } from './state/use-editor.ts';
import { ShortcutSheet } from './top-bar/ShortcutSheet.tsx';
import { TopBar } from './top-bar/TopBar.tsx';
import { BuilderTour } from './tour/BuilderTour.tsx';
import { usePanels } from './use-panels.ts';

const texts = {
  nl: {
    middle: 'Werkblad',
    left: 'Toevoegen en opbouw',
    right: 'Eigenschappen',
    builder: '{title} bewerken',
  },
  en: { middle: 'Workspace', left: 'Add and structure', right: 'Settings', builder: 'Editing {title}' },
  de: {
    middle: 'Arbeitsfläche',
    left: 'Hinzufügen und Aufbau',
    right: 'Eigenschaften',
    builder: '{title} bearbeiten',
  },
} satisfies Texts;

interface Props {
  pageKey: string;
  language: Language;
}

/** The visual builder of one page in one language (EDIT-2). */
export const Builder = (page: Props) => (
  <OpenPage {...page}>
    <OpenBuilder />
  </OpenPage>
);

const OpenBuilder = () => {
  const text = useTexts(texts);
  const title = useEditor(({ settings }) => settings.title);
  const { panels, open, toggle, isNarrow } = usePanels();
  const [isSheetOpen, setSheetOpen] = useState(false);
  useDocumentTitle(text.builder.replace('{title}', title));
  useKeys(() => setSheetOpen(true));
  return (
    <div className={styles.builder} data-narrow={isNarrow || undefined}>
      <TopBar
        state={<SavingState />}
        actions={<SavingActions />}
        panels={panels}
        togglePanel={toggle}
        showSheet={() => setSheetOpen(true)}
      />
      <div className={styles.room}>
        {panels.left && (
          <aside className={styles.left} aria-label={text.left}>
            <LeftPanel />
          </aside>
        )}
        <main className={styles.middle} aria-label={text.middle}>
          <Canvas />
        </main>
        {panels.right && (
          <aside className={styles.right} aria-label={text.right} data-tour="fields">
            <Panel />
          </aside>
        )}
      </div>
      <Announcer />
      <DragLayer />
      <SaveBlockDialog />
      <BuilderTour showFields={() => open('right')} />
      <ShortcutSheet opened={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </div>
  );
};

/** The keys work in the window and in the canvas alike. */
function useKeys(showSheet: () => void) {
  const page = useFrame(({ frame }) => frame?.document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: showing the sheet is the same each time
  useEffect(() => {
    const stop = new AbortController();
    const options = { save: () => void useSaving.getState().session?.saveNow(), showSheet };
    for (const target of [document, page]) if (target) listenToKeys(target, options, stop.signal);
    return () => stop.abort();
  }, [page]);
}

/** Tells a screen reader what an action did. */
const Announcer = () => {
  const words = useEditor((state) => state.announcement);
  return (
    <div role="status" aria-live="polite" className="visually-hidden" data-announcement="">
      {words}
    </div>
  );
};
