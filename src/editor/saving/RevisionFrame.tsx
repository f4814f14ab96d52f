import { Button, Loader, Stack, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import { deviceWidths } from '../canvas/device-widths.ts';
import { useEditor } from '../state/use-editor.ts';
import styles from './saving.module.css';

const texts = {
  nl: { failed: 'Deze versie laadt niet.', again: 'Probeer opnieuw' },
  en: { failed: 'This version does not load.', again: 'Try again' },
  de: { failed: 'Diese Fassung lädt nicht.', again: 'Noch einmal versuchen' },
} satisfies Texts;

interface Props {
  /** The document; undefined while it is on its way. */
  html: string | undefined;
  error: unknown;
  retry(): void;
  title: string;
  /** The modules that differ, which get a line around them. */
  changed: readonly string[];
}

/** A version of the page as visitors would see it on the chosen device, drawn as small as it has to be. */
export const RevisionFrame = ({ html, error, retry, title, changed }: Props) => {
  const text = useTexts(texts);
  const width = useEditor(({ device }) => deviceWidths[device]);
  const { ref, width: room, height } = useElementSize();
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <figure className={styles.frame}>
      <figcaption>{title}</figcaption>
      <div ref={ref} className={styles.frameRoom}>
        {html ? (
          <iframe
            title={title}
            srcDoc={withMarks(html, changed)}
            width={width}
            height={Math.round(height / scale)}
            style={{ transform: `scale(${scale})` }}
          />
        ) : (
          <Stack align="center" justify="center" h="100%">
            {error ? (
              <>
                <Text>{text.failed}</Text>
                <Button size="xs" variant="default" onClick={retry}>
                  {text.again}
                </Button>
              </>
            ) : (
              <Loader type="dots" />
            )}
          </Stack>
        )}
      </div>
    </figure>
  );
};

/** The document carries no script, so a style marks what differs. */
function withMarks(html: string, changed: readonly string[]): string {
  const names = [...new Set(changed)].filter((id) => /^[a-z0-9]+$/i.test(id));
  if (names.length === 0) return html;
  const selector = names.map((id) => `[data-node="${id}"]`).join(',');
  return html.replace(
    '</head>',
    `<style>${selector}{outline:4px solid #d99b1f;outline-offset:-2px}</style></head>`,
  );
}
