// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { Faq } from './Faq.tsx';
import { faq, faqFields } from './faq.definition.ts';
import { questionIds } from './question-ids.ts';

test('HASH-3 each question has an address of its own, made of its words', () => {
  const questions = ['Hoe laat gaan jullie open?', 'Moet ik borg betalen?', 'Moet ik borg betalen?'];
  expect(questionIds(questions)).toEqual([
    'hoe-laat-gaan-jullie-open',
    'moet-ik-borg-betalen',
    'moet-ik-borg-betalen-2',
  ]);
});

test('a question of one word, or of letters that no address has, has none', () => {
  expect(questionIds(['Menu?', 'كم السعر؟'])).toEqual([undefined, undefined]);
});

test('HASH-3 the address of a question stands on its answer, which its fragment opens', () => {
  const props = {
    ...initialValues(faqFields),
    items: [{ question: 'Mag mijn hond mee?', answer: '<p>Ja, in de bak.</p>' }],
  } as ModuleProps<typeof faqFields>;
  document.body.innerHTML = renderToString(
    <Faq {...props} root={{ 'data-module': 'faq' }} language="nl" data={undefined} slots={{}} />,
  );
  const answer = document.getElementById('mag-mijn-hond-mee');
  expect(answer?.textContent).toBe('Ja, in de bak.');
  expect(answer?.closest('details')?.querySelector('summary')?.textContent).toBe('Mag mijn hond mee?');
  expect(faq.opensByFragment).toBe('named');
});
