// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoredRoute } from '../../../lib/import-route.ts';
import { click, named, renderField, unmount } from '../testing/render-panel.tsx';

afterEach(unmount);

const gpx =
  '<gpx><trk><name>Rondje</name><trkseg><trkpt lat="52" lon="4"><ele>1</ele></trkpt><trkpt lat="52.1" lon="4"><ele>9</ele></trkpt></trkseg></trk></gpx>';

async function choose(text: string, answer: string) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new File([text], 'rit.gpx')], configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain(answer)));
}

test('MAP-1 a chosen GPX file becomes a stored line, and can be taken away again', async () => {
  const field = await renderField({ type: 'route' }, null);
  await choose(gpx, 'Rondje: 11,1 km, 8 m omhoog');
  expect(field.stored() as StoredRoute).toMatchObject({ name: 'Rondje', metres: 11_120, climb: 8 });
  await click(named('Weghalen', 'button'));
  expect(field.stored()).toBeNull();
});

test('MAP-1 a file that is no GPX is refused in words, and what was stored stays', async () => {
  const field = await renderField({ type: 'route' }, null);
  await choose(gpx, 'Rondje: 11,1 km, 8 m omhoog');
  await choose('<!DOCTYPE gpx [<!ENTITY a "a">]><gpx></gpx>', 'Dit is geen GPX-bestand');
  expect(document.querySelector('[role=status]')?.textContent).toContain('Dit is geen GPX-bestand');
  expect((field.stored() as StoredRoute).name).toBe('Rondje');
});
