import { Button, Fieldset, Group, Modal, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { notifyDone } from '../../backoffice/notify.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { useEditor } from '../state/use-editor.ts';
import { conflictWords, type WordedConflict } from './conflict-words.ts';
import { mergeDrafts, type Side } from './merge-drafts.ts';
import styles from './saving.module.css';
import { type PageConflict, useSaving } from './use-saving.ts';

const texts = {
  nl: {
    title: 'Jullie wijzigden hetzelfde',
    lead: {
      one: '{name} heeft de pagina intussen opgeslagen. Op één plek wijzigden jullie allebei iets; de rest staat al bij elkaar. Welke versie blijft staan?',
      other:
        '{name} heeft de pagina intussen opgeslagen. Op {count} plekken wijzigden jullie allebei iets; de rest staat al bij elkaar. Welke versie blijft staan?',
    },
    someone: 'Iemand anders',
    mine: 'Die van mij',
    theirs: 'Die van {name}',
    theirsUnknown: 'De andere',
    allMine: 'Overal die van mij',
    allTheirs: 'Overal de andere',
    later: 'Later kiezen',
    done: 'Zo is het goed',
    kept: 'Niets gaat verloren: met ‘Ongedaan maken’ komt jouw versie terug.',
    settledMine: 'Samengevoegd, met jouw versie.',
    settled: 'Samengevoegd. Met ‘Ongedaan maken’ komt jouw versie terug.',
    close: 'Later kiezen',
  },
  en: {
    title: 'You both changed the same',
    lead: {
      one: '{name} has saved the page meanwhile. In one place both of you changed something; the rest is together already. Which version stays?',
      other:
        '{name} has saved the page meanwhile. In {count} places both of you changed something; the rest is together already. Which version stays?',
    },
    someone: 'Somebody else',
    mine: 'Mine',
    theirs: '{name}’s',
    theirsUnknown: 'The other one',
    allMine: 'Mine everywhere',
    allTheirs: 'The other everywhere',
    later: 'Choose later',
    done: 'Keep it like this',
    kept: 'Nothing is lost: ‘Undo’ brings your version back.',
    settledMine: 'Merged, with your version.',
    settled: 'Merged. ‘Undo’ brings your version back.',
    close: 'Choose later',
  },
  de: {
    title: 'Ihr habt dasselbe geändert',
    lead: {
      one: '{name} hat die Seite inzwischen gespeichert. An einer Stelle habt ihr beide etwas geändert; der Rest steht schon beieinander. Welche Fassung bleibt?',
      other:
        '{name} hat die Seite inzwischen gespeichert. An {count} Stellen habt ihr beide etwas geändert; der Rest steht schon beieinander. Welche Fassung bleibt?',
    },
    someone: 'Jemand anderes',
    mine: 'Meine',
    theirs: 'Die von {name}',
    theirsUnknown: 'Die andere',
    allMine: 'Überall meine',
    allTheirs: 'Überall die andere',
    later: 'Später wählen',
    done: 'So ist es gut',
    kept: 'Nichts geht verloren: „Rückgängig“ bringt deine Fassung zurück.',
    settledMine: 'Zusammengeführt, mit deiner Fassung.',
    settled: 'Zusammengeführt. „Rückgängig“ bringt deine Fassung zurück.',
    close: 'Später wählen',
  },
} satisfies Texts;

/** Lets an editor choose where both changed the same (EDIT-3). Putting it off loses nothing; saving waits meanwhile. */
export const ConflictDialog = () => {
  const text = useTexts(texts);
  const conflict = useSaving((state) => state.conflict);
  const isPutOff = useSaving((state) => state.isConflictPutOff);
  const putOff = () => useSaving.setState({ isConflictPutOff: true });
  return (
    <Modal
      opened={conflict !== undefined && !isPutOff}
      onClose={putOff}
      title={text.title}
      size="xl"
      closeButtonProps={{ 'aria-label': text.close }}
    >
      {conflict && <Choices conflict={conflict} putOff={putOff} />}
    </Modal>
  );
};

const Choices = ({ conflict, putOff }: { conflict: PageConflict; putOff(): void }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const catalogue = useEditor((state) => state.catalogue);
  const types = useEditor((state) => state.types);
  const { by } = conflict;
  const worded = useMemo(() => {
    // Who put the choice off may have gone on editing.
    const { tree, settings } = useEditor.getState();
    const versions = { ...conflict.versions, mine: { tree, settings } };
    const { conflicts } = mergeDrafts(versions);
    return conflictWords(versions, conflicts, { catalogue, types, language });
  }, [conflict, catalogue, types, language]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = ({ nodeId, usual }: WordedConflict) => chosen.get(nodeId) ?? usual;
  const all = (side: Side) => setChosen(new Map(worded.map(({ nodeId }) => [nodeId, side])));
  const settle = () => {
    useSaving.getState().session?.settle(new Map(worded.map((each) => [each.nodeId, sideOf(each)])));
    notifyDone(worded.some((each) => sideOf(each) === 'theirs') ? text.settled : text.settledMine);
  };
  const sides: Record<Side, string> = {
    mine: text.mine,
    theirs: by ? fill(text.theirs, { name: by }, language) : text.theirsUnknown,
  };
  return (
    <Stack>
      <Text>{fill(text.lead, { name: by ?? text.someone, count: worded.length }, language)}</Text>
      {worded.length > 1 && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => all('mine')}>
            {text.allMine}
          </Button>
          <Button size="xs" variant="default" onClick={() => all('theirs')}>
            {text.allTheirs}
          </Button>
        </Group>
      )}
      {worded.map((each) => (
        <Choice
          key={each.nodeId}
          conflict={each}
          side={sideOf(each)}
          sides={sides}
          onChoose={(side) => setChosen(new Map(chosen).set(each.nodeId, side))}
        />
      ))}
      <Text size="sm" c="dimmed">
        {text.kept}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={putOff}>
          {text.later}
        </Button>
        <Button onClick={settle}>{text.done}</Button>
      </Group>
    </Stack>
  );
};

interface ChoiceProps {
  conflict: WordedConflict;
  side: Side;
  sides: Record<Side, string>;
  onChoose(side: Side): void;
}

const Choice = ({ conflict, side, sides, onChoose }: ChoiceProps) => (
  <Fieldset legend={conflict.title} radius="md" p="sm">
    <Radio.Group value={side} onChange={(value) => onChoose(value as Side)} aria-label={conflict.title}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {(['mine', 'theirs'] as const).map((each) => (
          <Radio.Card key={each} value={each} className={styles.side}>
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <Radio.Indicator />
              <div>
                <Text fw={640}>{sides[each]}</Text>
                {conflict.lines.map((line) => (
                  <Text key={line.label} size="sm">
                    {line.label}: {line[each]}
                  </Text>
                ))}
              </div>
            </Group>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  </Fieldset>
);
