import type { ModuleFixture } from '../define-module.ts';

export const dividerFixtures: ModuleFixture[] = [
  { name: 'a plain line' },
  { name: 'a bike on the line', props: { drawing: 'bike', tone: 'rule' } },
  { name: 'a mill at the right', props: { drawing: 'mill', drawingAt: 'end', tone: 'brand' } },
  { name: 'marram grass', props: { drawing: 'dunes', drawingAt: 'center', tone: 'text', weight: 1 } },
  { name: 'gulls over waves', props: { drawing: 'gulls', drawingAt: 'start', line: 'waves', tone: 'brand' } },
  { name: 'a route', props: { line: 'route', tone: 'text', weight: 3, width: 'half' } },
  { name: 'short and thick', props: { width: 'short', weight: 6, tone: 'sun', align: 'center' } },
  { name: 'dotted', props: { line: 'dotted', weight: 3, tone: 'accent' } },
  { name: 'only space', props: { line: 'none', space: 'large' } },
];
