import { Card, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { follow, readFrom } from '../../features/settings/rules/redirects.ts';
import { useTexts } from '../language.tsx';
import styles from './redirects.module.css';
import type { RedirectInList } from './redirects-query.ts';
import { redirectsTexts } from './redirects-texts.ts';

const ends = { page: 'endsPage', address: 'endsAddress', nothing: 'endsNothing', loop: 'endsLoop' } as const;

/** Where a visitor of an address ends up, step by step. */
export const RedirectTest = ({
  redirects,
  paths,
}: {
  redirects: readonly RedirectInList[];
  paths: ReadonlySet<string>;
}) => {
  const text = useTexts(redirectsTexts);
  const [typed, setTyped] = useState('');
  const from = typed.trim() === '/' ? { path: '/' } : readFrom(typed);
  const trail =
    'path' in from
      ? follow(from.path, new Map(redirects.map((each) => [each.from, each.to])), paths)
      : undefined;
  return (
    <Card component="section">
      <TextInput
        label={text.test}
        description={text.testHelp}
        placeholder="/oude-pagina"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div role="status">
        {trail && (
          <>
            <ol className={styles.trail}>
              {trail.steps.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a circle comes by the same address twice
                <li key={index}>{step}</li>
              ))}
            </ol>
            <Text size="sm">{text[ends[trail.ends]]}</Text>
          </>
        )}
      </div>
    </Card>
  );
};
