import type { ModuleFixture } from '../define-module.ts';

const track = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Polder &amp; Pedaal">
  <trk>
    <name>Duinen en zee</name>
    <trkseg>
      <trkpt lat="52.3874" lon="4.6462"><ele>2</ele></trkpt>
      <trkpt lat="52.4089" lon="4.5731"><ele>21</ele></trkpt>
    </trkseg>
  </trk>
</gpx>
`;

const widget = '<iframe src="https://weer.example/haarlem" title="Weer in Haarlem"></iframe>';

export const codeFixtures: ModuleFixture[] = [
  {
    name: 'HTML of one’s own',
    props: {
      html: '<h3>Fietsen op de pont</h3><p>De pont over het Spaarne vaart <strong>elke 10 minuten</strong>. <kbd>Ctrl</kbd> hoef je niet in te drukken.</p><table><thead><tr><th>Dag</th><th>Eerste</th><th>Laatste</th></tr></thead><tbody><tr><td>Werkdag</td><td>6:30</td><td>23:00</td></tr><tr><td>Zondag</td><td>8:00</td><td>22:00</td></tr></tbody></table>',
    },
  },
  {
    name: 'code with a title and line numbers',
    props: { kind: 'source', source: track, title: 'duinen-en-zee.gpx', lineNumbers: true },
  },
  {
    name: 'code with a very long line that wraps',
    props: { kind: 'source', source: `webcal://${'polder-en-pedaal'.repeat(30)}`, wrap: true, copy: false },
  },
  {
    name: 'unfiltered HTML that waits for an owner',
    props: {
      kind: 'unfiltered',
      unfiltered:
        '<p>Het weer aan zee: 19 graden, wind uit het westen.</p><script>document.title = "";</script>',
    },
  },
  {
    name: 'unfiltered HTML of another site, before the click',
    props: { kind: 'unfiltered', unfiltered: widget, title: 'Weerbericht', height: 260 },
    data: {
      html: widget,
      atOnce: false,
      needs: {
        allowances: [{ directive: 'frame-src', source: 'https://weer.example' }],
        hosts: ['weer.example'],
        scripts: 0,
        address: 'https://weer.example/haarlem',
      },
    },
  },
];
