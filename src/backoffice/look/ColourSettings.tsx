import { ActionIcon, Alert, Button, Card, ColorInput, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { localeOf } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import type { Theme } from '../../site/theme/theme.ts';
import {
  type ColourToken,
  ownColours,
  type ThemeColour,
  themeColourNames,
} from '../../site/theme/theme-colours.ts';
import { type ContrastProblem, contrastOffers } from '../../site/theme/theme-contrast.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { derivedNames, lookTexts } from './look-texts.ts';

type Colours = Theme['colours'];

interface Props {
  colours: Colours;
  problems: readonly ContrastProblem[];
  onChange(colours: Colours): void;
}

/** The colours that an owner chooses, and what cannot be read with them. */
export const ColourSettings = ({ colours, problems, onChange }: Props) => {
  const text = useTexts(lookTexts);
  const set = (name: ThemeColour, value: string | undefined) => {
    const { [name]: _before, ...others } = colours;
    onChange(value === undefined || value === ownColours[name] ? others : { ...others, [name]: value });
  };
  return (
    <Card component="section">
      <Stack gap="sm">
        <div>
          <Title order={2}>{text.colours}</Title>
          <Text size="sm" c="dimmed">
            {text.coloursHelp}
          </Text>
        </div>
        {themeColourNames.map((name) => (
          <ColourField
            key={name}
            label={text[name]}
            help={text[`${name}Help`]}
            own={ownColours[name]}
            value={colours[name] ?? ownColours[name]}
            onChange={(value) => set(name, value)}
          />
        ))}
        <div role="status">
          {problems.length > 0 && <Problems colours={colours} problems={problems} onTake={set} />}
        </div>
      </Stack>
    </Card>
  );
};

interface FieldProps {
  label: string;
  help: string;
  own: string;
  value: string;
  onChange(value: string | undefined): void;
}

const ColourField = ({ label, help, own, value, onChange }: FieldProps) => {
  const text = useTexts(lookTexts);
  const { language } = useLanguage();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const valid = /^#[0-9a-f]{6}$/i.test(typed);
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <ColorInput
        flex={1}
        label={label}
        description={help}
        format="hex"
        value={typed}
        withEyeDropper={false}
        fixOnBlur={false}
        swatches={[own]}
        error={valid ? undefined : text.invalid}
        eyeDropperButtonProps={{ 'aria-label': text.pick }}
        onChange={(next) => {
          setTyped(next);
          if (/^#[0-9a-f]{6}$/i.test(next)) onChange(next.toLowerCase());
        }}
        onBlur={() => valid || setTyped(value)}
      />
      {value !== own && (
        <ActionIcon
          variant="subtle"
          color="gray.7"
          size={36}
          mb={26}
          aria-label={fill(text.back, { name: label }, language)}
          onClick={() => onChange(undefined)}
        >
          <Icon name="history" />
        </ActionIcon>
      )}
    </Group>
  );
};

interface ProblemsProps {
  colours: Colours;
  problems: readonly ContrastProblem[];
  onTake(colour: ThemeColour, value: string): void;
}

/** Each pair that cannot be read, with the nearest colours that can; what one change mends goes away with it. */
const Problems = ({ colours, problems, onTake }: ProblemsProps) => {
  const text = useTexts(lookTexts);
  const { language } = useLanguage();
  const [first] = problems;
  const offers = useMemo(() => (first ? contrastOffers(colours, first) : []), [colours, first]);
  const nameOf = (token: ColourToken): string =>
    derivedNames[token]?.[language] ?? (text[token as ThemeColour] as string | undefined) ?? token;
  const write = (ratio: number) =>
    (Math.floor(ratio * 10) / 10).toLocaleString(localeOf[language], { minimumFractionDigits: 1 });
  return (
    <Alert color="red" variant="light" icon={<Icon name="warning" />} title={text.contrastTitle}>
      <Stack gap="xs">
        {problems.slice(0, 4).map((problem) => (
          <Text size="sm" key={`${problem.text} ${problem.ground}`}>
            {fill(
              text.contrast,
              {
                text: nameOf(problem.text),
                ground: nameOf(problem.ground),
                ratio: write(problem.ratio),
                needs: write(problem.needs),
              },
              language,
            )}
          </Text>
        ))}
        <Group gap="xs">
          {offers.map(({ colour, value }) => (
            <Button
              key={colour}
              size="xs"
              variant="default"
              leftSection={<Swatch colour={value} />}
              onClick={() => onTake(colour, value)}
            >
              {fill(text.offer, { colour: nameOf(colour), value }, language)}
            </Button>
          ))}
        </Group>
      </Stack>
    </Alert>
  );
};

const Swatch = ({ colour }: { colour: string }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7" fill={colour} stroke="currentColor" />
  </svg>
);
