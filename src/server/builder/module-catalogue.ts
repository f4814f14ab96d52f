import type {
  Catalogue,
  CatalogueControl,
  CatalogueField,
  CatalogueFields,
  CatalogueModule,
} from '../../editor/catalogue.ts';
import type { AnyField, Fields } from '../../fields/field.ts';
import { themeColours } from '../../fields/style-values.ts';
import type { ModuleDefinition } from '../../modules/define-module.ts';
import type { ModuleRegistry } from '../../modules/registry.ts';
import { groundOnly } from '../../page/design/background-video.ts';
import { designFields } from '../../page/design/design-fields.ts';

/** Steps of the theme's scales (`src/site/tokens.css`) that a length may name: spacing, type, corners. */
const lengths = [
  ...Array.from({ length: 10 }, (_, index) => `--space-${index + 1}`),
  ...['xs', 's', 'm', 'l', 'xl', '2xl', '3xl', '4xl'].map((step) => `--text-${step}`),
  ...['s', 'm', 'l', 'pill'].map((step) => `--radius-${step}`),
];

/** Everything the builder knows of the module types, out of what each declares once. */
export const moduleCatalogue = (registry: ModuleRegistry, icons: Iterable<string>): Catalogue => ({
  modules: registry.all().map(catalogueModule),
  design: catalogueFields(designFields),
  colours: themeColours,
  lengths,
  icons: [...icons].sort(),
});

const catalogueModule = (definition: ModuleDefinition): CatalogueModule => {
  const { type, version, label, about, category, icon, fields, slots = {}, parent, fixtures } = definition;
  const [first] = fixtures;
  return {
    ...{ type, version, label, about, category, icon, parent },
    fields: catalogueFields(fields),
    slots: Object.fromEntries(
      Object.entries(slots)
        .filter(([, { filled }]) => !filled)
        .map(([name, { label: called, allow, childProps }]) => [name, { label: called, allow, childProps }]),
    ),
    designWithout: definition.hasGround ? [] : groundOnly,
    // What it shows at its best tells more than an empty one.
    starter: first && { props: first.props, slots: first.slots },
  };
};

/** Fields as the builder and the gallery of modules draw them. */
export const catalogueFields = (fields: Fields): CatalogueFields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, catalogueField(field)]));

const catalogueField = ({ label, help, control, initial }: AnyField): CatalogueField => ({
  ...{ label, help, initial },
  control: catalogueControl(control),
});

function catalogueControl(control: AnyField['control']): CatalogueControl {
  if (control.type === 'list') return { ...control, item: catalogueFields(control.item) };
  if (control.type === 'per-device') return { ...control, of: catalogueField(control.of) };
  return control;
}
