import { Switch } from '@mantine/core';
import { memo } from 'react';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { VariantRange } from '../../../page/page-node.ts';
import type { CatalogueField } from '../../catalogue.ts';
import { useEditor } from '../../state/use-editor.ts';
import { PlainField } from '../field/PlainField.tsx';
import { useSurroundings } from '../field/surroundings.ts';
import { DeviceSwitch } from '../per-device/DeviceSwitch.tsx';
import { contentRange, type OwnValues, originOf } from './variant-values.state.ts';
import styles from './variants.module.css';

const texts = {
  nl: {
    tablet: 'Anders op tablet',
    phone: 'Anders op telefoon',
    hover: 'Anders bij aanwijzen',
    asBase: 'Nu zoals op desktop',
    asTablet: 'Nu zoals op tablet',
    asPhone: 'Nu zoals op telefoon',
  },
  en: {
    tablet: 'Different on tablets',
    phone: 'Different on phones',
    hover: 'Different when pointed at',
    asBase: 'Now as on desktop',
    asTablet: 'Now as on tablet',
    asPhone: 'Now as on phone',
  },
  de: {
    tablet: 'Anders auf dem Tablet',
    phone: 'Anders auf dem Telefon',
    hover: 'Anders beim Daraufzeigen',
    asBase: 'Jetzt wie am Desktop',
    asTablet: 'Jetzt wie auf dem Tablet',
    asPhone: 'Jetzt wie auf dem Telefon',
  },
} satisfies Texts;

const as = { base: 'asBase', tablet: 'asTablet', phone: 'asPhone', hover: 'asBase' } as const;

interface Props {
  id: string;
  name: string;
  field: CatalogueField;
  /** The module's own value. */
  value: unknown;
  tablet: unknown;
  phone: unknown;
  hover: unknown;
  /** Which of them there are: a value of its own may be empty. */
  has: string;
  problem?: string;
}

/**
 * A field of a module's content, which may be different on tablets, on phones and under the pointer (SITE-3, MOD-2). It
 * stays the same everywhere, wherever it is changed, until a switch parts it.
 */
export const VariantField = memo(({ id, name, field, value, has, problem, ...ranges }: Props) => {
  const words = useTexts(texts);
  const { language } = useLanguage();
  const { device, hover } = useSurroundings();
  const { setValue, setVariant } = useEditor.getState();
  const own: OwnValues = Object.fromEntries(
    (['tablet', 'phone', 'hover'] as const).flatMap((range) =>
      has.split(' ').includes(range) ? [[range, ranges[range]]] : [],
    ),
  );
  const range = contentRange(device, hover);
  const from = originOf(own, device, hover);
  const inForce = (from === 'base' ? value : own[from]) ?? field.initial;
  const change = (next: unknown) =>
    from === 'base' ? setValue(id, 'props', name, next) : setVariant(id, from, name, next);
  const part = (isOn: boolean) =>
    setVariant(id, range as VariantRange, name, isOn ? structuredClone(inForce) : undefined);
  const isParted = Object.keys(own).length > 0;
  return (
    <PlainField
      // What is typed belongs to where it comes from.
      key={from}
      name={name}
      field={field}
      value={inForce}
      onChange={change}
      problem={problem}
      aside={
        isParted && (
          <DeviceSwitch
            label={field.label}
            hover={'hover' in own}
            isSet={(each) => each !== 'base' && each in own}
          />
        )
      }
      note={
        range !== 'base' && (
          <div className={styles.parting}>
            <Switch
              size="xs"
              label={words[range]}
              aria-label={`${field.label[language]}: ${words[range]}`}
              checked={from === range}
              onChange={(event) => part(event.currentTarget.checked)}
              withThumbIndicator={false}
            />
            {from !== range && <span>{words[as[from]]}</span>}
          </div>
        )
      }
    />
  );
});
