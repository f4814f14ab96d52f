// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

test('EDIT-2 a list out of Word is a list again, and its styles are gone', () => {
  const word = `<html><head><style>p.Mso{color:red}</style></head><body><!--StartFragment-->
    <h1 style="color:#2F5496">Tocht</h1>
    <p class="MsoNormal">Langs de <b>Spaarne</b><o:p></o:p></p>
    <p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Regenjas</p>
    <p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Water</p>
    <p class="MsoNormal">&nbsp;</p><!--EndFragment--></body></html>`;
  const clean = cleanPaste(word).replace(/\s+/g, ' ');
  expect(clean).toContain('<h2>Tocht</h2>');
  expect(clean).toContain('Langs de <strong>Spaarne</strong>');
  expect(clean).toContain('<ul><li><p>Regenjas</p></li><li><p>Water</p></li></ul>');
  expect(clean).not.toMatch(/style|class|Mso|·|o:p/);
});

test('EDIT-2 a web page keeps its links and emphasis, not its buttons, pictures or scripts', () => {
  const page =
    '<div class="x" onclick="y()"><p>Naar <a href="https://example.com" style="color:red" data-x="1">de site</a>' +
    '<img src="x" onerror="y()"><script>y()</script><button>Koop</button></p></div>';
  expect(cleanPaste(page)).toBe('<div><p>Naar <a href="https://example.com">de site</a></p></div>');
});

test('Google Docs wraps everything in a bold that is none', () => {
  const docs =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Vet</span> en ' +
    '<span style="font-style:italic">schuin</span></p></b>';
  const clean = cleanPaste(docs);
  expect(clean).toContain('<strong>Vet</strong>');
  expect(clean).toContain('<em>schuin</em>');
  expect(clean.startsWith('<p>')).toBe(true);
});
