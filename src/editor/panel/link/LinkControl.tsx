import { Select, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../backoffice/language.tsx';
import type { StoredLink } from '../../../fields/link.ts';
import type { Texts } from '../../../lib/texts.ts';
import type { ControlProps } from '../field/control-props.ts';
import { AddressInput } from './AddressInput.tsx';
import styles from './link.module.css';
import { kindOf, type LinkKind } from './link-kinds.ts';
import { PageTarget } from './PageTarget.tsx';

const texts = {
  nl: {
    kind: 'Soort link',
    none: 'Geen link',
    page: 'Pagina van de site',
    address: 'Webadres',
    mail: 'E-mailadres',
    phone: 'Telefoonnummer',
    anchor: 'Plek op deze pagina',
    newWindow: 'In een nieuw venster openen',
  },
  en: {
    kind: 'Kind of link',
    none: 'No link',
    page: 'Page of the site',
    address: 'Web address',
    mail: 'E-mail address',
    phone: 'Telephone number',
    anchor: 'Place on this page',
    newWindow: 'Open in a new window',
  },
  de: {
    kind: 'Art des Links',
    none: 'Kein Link',
    page: 'Seite der Website',
    address: 'Webadresse',
    mail: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    anchor: 'Stelle auf dieser Seite',
    newWindow: 'In neuem Fenster öffnen',
  },
} satisfies Texts;

const kinds = ['none', 'page', 'address', 'mail', 'phone', 'anchor'] as const;

/** Where a link goes: a page of the site, or an address of one of its kinds (LINK-1). */
export const LinkControl = ({
  value,
  onChange,
  id,
  labelId,
  describedBy,
}: Pick<
  ControlProps<'link', StoredLink | null>,
  'value' | 'onChange' | 'id' | 'labelId' | 'describedBy'
>) => {
  const words = useTexts(texts);
  // A kind that was chosen but has no address yet is nothing that can be stored.
  const [chosen, setChosen] = useState<LinkKind>();
  const [wasNewWindow, setWasNewWindow] = useState(false);
  const stored = kindOf(value);
  const kind = stored === 'none' ? (chosen ?? 'none') : stored;
  const choose = (next: LinkKind) => {
    setChosen(next);
    if (value && next !== stored) onChange(null);
  };
  const keep = (link: StoredLink | null) => {
    const newWindow = value ? (value.newWindow ?? false) : wasNewWindow;
    setChosen(kind);
    setWasNewWindow(newWindow);
    onChange(link && newWindow ? { ...link, newWindow } : link);
  };
  const setNewWindow = (newWindow: boolean) => {
    if (!value) return;
    const { newWindow: _, ...link } = value;
    onChange((newWindow ? { ...link, newWindow } : link) as StoredLink);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the frame already is the group's label
    <div role="group" aria-labelledby={labelId} aria-describedby={describedBy} className={styles.link}>
      <Select
        aria-label={words.kind}
        data={kinds.map((each) => ({ value: each, label: words[each] }))}
        value={kind}
        onChange={(next) => choose(next as LinkKind)}
      />
      {kind === 'page' && (
        <PageTarget id={`${id}-page`} link={value && 'page' in value ? value : undefined} onChange={keep} />
      )}
      {kind !== 'none' && kind !== 'page' && (
        <AddressInput
          key={kind}
          id={`${id}-address`}
          kind={kind}
          label={words[kind]}
          link={value}
          onChange={keep}
        />
      )}
      {value && kind !== 'anchor' && kind !== 'mail' && kind !== 'phone' && (
        <Switch
          label={words.newWindow}
          checked={value.newWindow ?? false}
          onChange={(event) => setNewWindow(event.currentTarget.checked)}
        />
      )}
    </div>
  );
};
