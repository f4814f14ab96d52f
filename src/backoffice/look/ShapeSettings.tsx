import { Card, Input, Radio, SegmentedControl, Select, Stack, Title } from '@mantine/core';
import { useId } from 'react';
import { corners, headingSizes, spacings, type Theme, textSizes } from '../../site/theme/theme.ts';
import { useTexts } from '../language.tsx';
import { lookTexts } from './look-texts.ts';

interface Props {
  theme: Theme;
  onChange(changes: Partial<Theme>): void;
}

/** Type, space, corners and the top of the site. */
export const ShapeSettings = ({ theme, onChange }: Props) => {
  const text = useTexts(lookTexts);
  const fonts = [
    { value: 'shop', label: text.fontsShop },
    { value: 'classic', label: text.fontsClassic },
    { value: 'plain', label: text.fontsPlain },
    { value: 'friendly', label: text.fontsFriendly },
  ];
  return (
    <>
      <Card component="section">
        <Stack gap="sm">
          <Title order={2}>{text.type}</Title>
          <Select
            label={text.fonts}
            data={fonts}
            value={theme.fonts}
            onChange={(chosen) => chosen && onChange({ fonts: chosen as Theme['fonts'] })}
          />
          <Steps
            label={text.textSize}
            value={theme.textSize}
            steps={textSizes}
            onChange={(textSize) => onChange({ textSize })}
          />
          <Steps
            label={text.headingSize}
            value={theme.headingSize}
            steps={headingSizes}
            onChange={(headingSize) => onChange({ headingSize })}
          />
        </Stack>
      </Card>
      <Card component="section">
        <Stack gap="sm">
          <Title order={2}>{text.shape}</Title>
          <Steps
            label={text.spacing}
            value={theme.spacing}
            steps={spacings}
            onChange={(spacing) => onChange({ spacing })}
          />
          <Steps
            label={text.corners}
            value={theme.corners}
            steps={corners}
            onChange={(chosen) => onChange({ corners: chosen })}
          />
          <Radio.Group
            label={text.header}
            description={text.headerHelp}
            value={theme.header}
            onChange={(header) => onChange({ header: header as Theme['header'] })}
          >
            <Stack gap="xs" my="xs">
              <Radio value="over-picture" label={text.headerOver} />
              <Radio value="fixed" label={text.headerFixed} />
            </Stack>
          </Radio.Group>
        </Stack>
      </Card>
    </>
  );
};

type Step =
  | (typeof textSizes)[number]
  | (typeof headingSizes)[number]
  | (typeof spacings)[number]
  | (typeof corners)[number];

interface StepsProps<Name extends Step> {
  label: string;
  value: Name;
  steps: readonly Name[];
  onChange(step: Name): void;
}

function Steps<Name extends Step>({ label, value, steps, onChange }: StepsProps<Name>) {
  const text = useTexts(lookTexts);
  const id = useId();
  return (
    <div>
      <Input.Label id={id} component="span" display="block">
        {label}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        value={value}
        data={steps.map((step) => ({ value: step, label: text[step] }))}
        onChange={(step) => onChange(step as Name)}
      />
    </div>
  );
}
