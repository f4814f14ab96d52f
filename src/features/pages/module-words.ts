import type { ModuleRegistry } from '../../modules/registry.ts';
import { designFields } from '../../page/design/design-fields.ts';
import type { ModuleWords } from './rules/change-sentences.ts';

/** What the description of changes needs of the module types: how modules and their fields are called. */
export const moduleWords = (registry: Pick<ModuleRegistry, 'definition'>): ModuleWords => ({
  module: (type) => registry.definition(type),
  design: designFields,
});
