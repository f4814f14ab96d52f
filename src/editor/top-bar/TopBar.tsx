import { ActionIcon, type ActionIconProps, SegmentedControl, Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import { redo, undo } from '../actions/edit-actions.ts';
import { deviceWidths } from '../canvas/device-widths.ts';
import { useFrame } from '../canvas/use-frame.ts';
import { Glyph, type GlyphName } from '../glyphs.tsx';
import type { Device } from '../state/editor-state.ts';
import { useEditor } from '../state/use-editor.ts';
import { HelpMenu } from './HelpMenu.tsx';
import styles from './top-bar.module.css';

const texts = {
  nl: {
    bar: 'Balk boven de pagina',
    back: 'Terug naar de pagina’s',
    device: 'Hoe breed de pagina getekend wordt',
    desktop: 'Computer',
    tablet: 'Tablet',
    phone: 'Telefoon',
    undo: 'Ongedaan maken (Ctrl+Z)',
    redo: 'Opnieuw (Ctrl+Y)',
    add: 'Onderdelen en opbouw',
    fields: 'Eigenschappen',
    untitled: 'Zonder titel',
  },
  en: {
    bar: 'Bar above the page',
    back: 'Back to the pages',
    device: 'How wide the page is drawn',
    desktop: 'Computer',
    tablet: 'Tablet',
    phone: 'Phone',
    undo: 'Undo (Ctrl+Z)',
    redo: 'Redo (Ctrl+Y)',
    add: 'Modules and structure',
    fields: 'Settings',
    untitled: 'Untitled',
  },
  de: {
    bar: 'Leiste über der Seite',
    back: 'Zurück zu den Seiten',
    device: 'Wie breit die Seite gezeichnet wird',
    desktop: 'Computer',
    tablet: 'Tablet',
    phone: 'Handy',
    undo: 'Rückgängig (Strg+Z)',
    redo: 'Wiederholen (Strg+Y)',
    add: 'Elemente und Aufbau',
    fields: 'Eigenschaften',
    untitled: 'Ohne Titel',
  },
} satisfies Texts;

const devices = ['desktop', 'tablet', 'phone'] as const;

interface Props {
  /** Where the page stands: saved, published; beside the title. */
  state: ReactNode;
  /** Preview and publish. */
  actions: ReactNode;
  panels: { left: boolean; right: boolean };
  togglePanel(side: 'left' | 'right'): void;
  showSheet(): void;
}

/** What belongs to the whole page: its name and state, the device, back and forth, preview and publish. */
export const TopBar = ({ state, actions, panels, togglePanel, showSheet }: Props) => {
  const text = useTexts(texts);
  const title = useEditor(({ settings }) => settings.title);
  const language = useEditor((editor) => editor.language);
  const canUndo = useEditor(({ history }) => history.past.length > 0);
  const canRedo = useEditor(({ history }) => history.future.length > 0);
  return (
    <section className={styles.bar} aria-label={text.bar}>
      <div className={styles.side}>
        <Tooltip label={text.back}>
          <Link to="/pages" className={styles.back} aria-label={text.back}>
            <Glyph name="back" />
          </Link>
        </Tooltip>
        <Tool
          glyph="library"
          label={text.add}
          aria-pressed={panels.left}
          variant={panels.left ? 'light' : 'subtle'}
          onClick={() => togglePanel('left')}
        />
        <h1 className={styles.title}>
          <span>{title || text.untitled}</span>
          <span className={styles.language}>{language.toUpperCase()}</span>
        </h1>
        <div className={styles.state} data-tour="saved">
          {state}
        </div>
      </div>
      <div className={styles.middle}>
        <DeviceSwitch />
        <span data-tour="undo">
          <Tool glyph="undo" label={text.undo} disabled={!canUndo} onClick={undo} />
        </span>
        <Tool glyph="redo" label={text.redo} disabled={!canRedo} onClick={redo} />
        <HelpMenu showSheet={showSheet} />
      </div>
      <div className={styles.actions}>
        {actions}
        <Tool
          glyph="fields"
          label={text.fields}
          aria-pressed={panels.right}
          variant={panels.right ? 'light' : 'subtle'}
          onClick={() => togglePanel('right')}
        />
      </div>
    </section>
  );
};

const DeviceSwitch = () => {
  const text = useTexts(texts);
  const device = useEditor((state) => state.device);
  const scale = useFrame((state) => state.scale);
  return (
    <div className={styles.device} data-tour="device">
      <SegmentedControl
        size="xs"
        aria-label={text.device}
        value={device}
        onChange={(value) => useEditor.getState().setDevice(value as Device)}
        data={devices.map((value) => ({
          value,
          label: (
            <span className={styles.deviceLabel} title={`${text[value]} (${deviceWidths[value]} px)`}>
              <Glyph name={value} size={17} />
              <span className="visually-hidden">{text[value]}</span>
            </span>
          ),
        }))}
      />
      <output className={styles.zoom}>
        {deviceWidths[device]} px · {Math.round(scale * 100)} %
      </output>
    </div>
  );
};

interface ToolProps {
  glyph: GlyphName;
  label: string;
  onClick(): void;
  disabled?: boolean;
  variant?: ActionIconProps['variant'];
  'aria-pressed'?: boolean;
}

const Tool = ({ glyph, label, variant = 'subtle', ...button }: ToolProps) => (
  <Tooltip label={label}>
    <ActionIcon variant={variant} color="brand" size="lg" aria-label={label} {...button}>
      <Glyph name={glyph} />
    </ActionIcon>
  </Tooltip>
);
