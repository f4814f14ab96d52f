import {
  ActionIcon,
  Button,
  Card,
  Group,
  SegmentedControl,
  Select,
  Stack,
  TextInput,
  Title,
  Tooltip,
} from '@mantine/core';
import { Icon } from '../../components/Icon.tsx';
import { languages } from '../../lib/language.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { nameOf } from '../pages/page-rows.ts';
import type { PageInList } from '../pages/pages-query.ts';
import { LanguageFields } from '../settings/LanguageFields.tsx';
import { isUnfinished, type MenuNode, type Step, steps } from './menu-tree.ts';
import { menusTexts } from './menus-texts.ts';

interface Props {
  node: MenuNode;
  column: boolean;
  pages: readonly PageInList[];
  /** The steps that this entry can take. */
  possible: ReadonlySet<Step>;
  onChange(node: MenuNode): void;
  onStep(step: Step): void;
  onRemove(): void;
}

const icons: Record<Step, string> = {
  up: 'chevron-up',
  down: 'chevron-down',
  in: 'chevron-right',
  out: 'chevron-left',
};

/** Words, target and place of one menu entry; moving here needs no dragging. */
export const EntryEditor = (props: Props) => {
  const { node, column, possible, onChange, onStep, onRemove } = props;
  const text = useTexts(menusTexts);
  return (
    <Card component="section" aria-label={column ? text.editColumn : text.edit}>
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={2}>{column ? text.editColumn : text.edit}</Title>
          <Group gap={4}>
            {steps.map((step) => (
              <Tooltip key={step} label={text[step]}>
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={text[step]}
                  disabled={!possible.has(step)}
                  onClick={() => onStep(step)}
                >
                  <Icon name={icons[step]} />
                </ActionIcon>
              </Tooltip>
            ))}
          </Group>
        </Group>
        <LanguageFields
          legend={column ? text.labelColumn : text.label}
          value={node.label}
          optional
          maximum={80}
          onChange={(label) => onChange({ ...node, label })}
        />
        {!column && <Target {...props} />}
        <Button
          variant="subtle"
          color="red"
          leftSection={<Icon name="trash" />}
          onClick={onRemove}
          style={{ alignSelf: 'flex-start' }}
        >
          {text.remove}
        </Button>
      </Stack>
    </Card>
  );
};

const Target = ({ node, pages, onChange }: Props) => {
  const text = useTexts(menusTexts);
  const { language } = useLanguage();
  const { page, url, ...rest } = node;
  const byAddress = url !== undefined;
  const choices = pages
    .filter(({ trashedAt, key }) => trashedAt === null && key !== 'footer')
    .flatMap((each) => {
      const named = nameOf(each, language);
      return named ? [{ value: each.key, label: `${named.title} (${named.path})` }] : [];
    });
  const choose = (key: string) => {
    const chosen = pages.find((each) => each.key === key);
    const label = { ...node.label };
    // Its title is what most entries say.
    for (const each of languages) label[each] ||= chosen?.languages[each]?.title ?? '';
    onChange({ ...rest, label, page: key });
  };
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label={text.target}
        value={byAddress ? 'address' : 'page'}
        onChange={(kind) => onChange(kind === 'address' ? { ...rest, url: '' } : rest)}
        data={[
          { value: 'page', label: text.page },
          { value: 'address', label: text.address },
        ]}
      />
      {byAddress ? (
        <TextInput
          label={text.address}
          description={text.addressHelp}
          value={url}
          maxLength={2000}
          error={
            url !== '' &&
            isUnfinished({ ...node, label: { nl: 'x', en: '', de: '' } }, false) &&
            text.addressWrong
          }
          onChange={({ currentTarget }) => onChange({ ...rest, url: currentTarget.value.trim() })}
        />
      ) : (
        <Select
          label={text.page}
          placeholder={text.pageSearch}
          nothingFoundMessage={text.pageNone}
          data={choices}
          value={page ?? null}
          searchable
          error={page !== undefined && !choices.some(({ value }) => value === page) && text.gone}
          onChange={(key) => key && choose(key)}
        />
      )}
    </Stack>
  );
};
