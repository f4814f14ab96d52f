import { expect, test } from 'vitest';
import { registry } from '../../modules/registry.ts';
import { moduleCatalogue } from './module-catalogue.ts';

const { modules, design } = moduleCatalogue(registry, []);

test('MOD-5 only a module with a ground is offered a video for it', () => {
  const offersVideo = (type: string) =>
    Object.keys(design).includes('backgroundVideo') &&
    !modules.find((each) => each.type === type)?.designWithout.includes('backgroundVideo');
  for (const type of ['section', 'row', 'column', 'group', 'hero', 'call-to-action', 'slide'])
    expect(offersVideo(type), type).toBe(true);
  for (const type of ['heading', 'text', 'button', 'gallery']) expect(offersVideo(type), type).toBe(false);
});
