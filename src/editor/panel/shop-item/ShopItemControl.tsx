import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { ControlProps } from '../field/control-props.ts';
import { shopItemChoices } from './shop-item-choices.ts';
import { shopItemsQuery } from './shop-items-query.ts';

const texts = {
  nl: {
    none: 'Geen',
    bike: 'Fietsen',
    tour: 'Tochten',
    search: 'Zoek op naam',
    nothing: 'Niets met die naam.',
    gone: '{id} (bestaat niet meer)',
    failed: 'De fietsen en tochten konden niet geladen worden.',
  },
  en: {
    none: 'None',
    bike: 'Bikes',
    tour: 'Tours',
    search: 'Search by name',
    nothing: 'Nothing by that name.',
    gone: '{id} (is gone)',
    failed: 'The bikes and tours could not be loaded.',
  },
  de: {
    none: 'Keine',
    bike: 'Räder',
    tour: 'Touren',
    search: 'Nach Namen suchen',
    nothing: 'Nichts mit diesem Namen.',
    gone: '{id} (gibt es nicht mehr)',
    failed: 'Die Räder und Touren konnten nicht geladen werden.',
  },
} satisfies Texts;

/** A bike or a tour of the catalogue, chosen by its name. */
export const ShopItemControl = (props: ControlProps<'shop-item', string>) => {
  const { control, value, onChange, id, describedBy, invalid } = props;
  const words = useTexts(texts);
  const { language } = useLanguage();
  const { data, isError } = useQuery(shopItemsQuery);
  return (
    <Select
      id={id}
      data={shopItemChoices(control.kinds, data, value, words, language)}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      placeholder={control.none?.[language] ?? words.none}
      searchable
      clearable
      allowDeselect
      nothingFoundMessage={words.nothing}
      error={isError ? words.failed : invalid}
      aria-describedby={describedBy}
    />
  );
};
