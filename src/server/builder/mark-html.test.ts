import { expect, test } from 'vitest';
import { fieldMarks, markHtml } from './mark-html.ts';

test('EDIT-2 an element that shows one text of a module says which', () => {
  const { fields, mark } = fieldMarks();
  const heading = mark({ nodeId: 'n1', path: 'heading', kind: 'text', value: 'Duinen & zee' }).replace(
    '&',
    '&amp;',
  );
  expect(markHtml(`<section><h2 class="a">${heading}</h2></section>`, fields)).toBe(
    '<section><h2 data-text="n1 heading" class="a">Duinen &amp; zee</h2></section>',
  );
});

test('EDIT-2 a rich text is told by the element around it', () => {
  const { fields, mark } = fieldMarks();
  const html = mark({
    ...{ nodeId: 'n2', path: 'items.0.html', kind: 'rich' },
    value: '<p>Een <strong>fiets</strong></p>',
  });
  expect(markHtml(`<div>${html}</div>`, fields)).toBe(
    '<div data-rich="n2 items.0.html"><p>Een <strong>fiets</strong></p></div>',
  );
});

test('EDIT-2 a text in an attribute, or beside other words, leaves no trace', () => {
  const { fields, mark } = fieldMarks();
  const title = mark({ nodeId: 'n3', path: 'title', kind: 'text', value: 'Fiets' });
  const html = `<a title="${title}">Lees <b>meer</b> over ${title}</a><p>${title}<!-- --> huren</p>`;
  expect(markHtml(html, fields)).toBe(
    '<a title="Fiets">Lees <b>meer</b> over Fiets</a><p>Fiets<!-- --> huren</p>',
  );
});

test('EDIT-2 an element with a part of a text only is not told: writing in it would lose the rest', () => {
  const { fields, mark } = fieldMarks();
  const [first, second] = mark({ nodeId: 'n4', path: 'lines', kind: 'text', value: 'Een\nTwee' }).split('\n');
  expect(markHtml(`<p>${first}</p><p>${second}</p>`, fields)).toBe('<p>Een</p><p>Twee</p>');
});
