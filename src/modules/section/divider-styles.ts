import type { ShownValues } from '../../fields/field.ts';
import { colourValue, lengthValue, type PerDevice } from '../../fields/style-values.ts';
import type { CustomProperties, ModuleStyles } from '../define-module.ts';
import type { sectionFields } from './section.definition.ts';

/** How high a section's dividers are on each device, and their colours. Says nothing of what nobody chose. */
export const dividerStyles = (values: ShownValues<typeof sectionFields>): ModuleStyles => {
  const heights = (device: keyof PerDevice<string>): CustomProperties => ({
    ...sized('--divider-top', values.dividerTopHeight[device]),
    ...sized('--divider-bottom', values.dividerBottomHeight[device]),
  });
  return {
    base: {
      ...heights('base'),
      ...coloured('--divider-top-colour', values.dividerTopColour),
      ...coloured('--divider-bottom-colour', values.dividerBottomColour),
    },
    tablet: heights('tablet'),
    phone: heights('phone'),
  };
};

const sized = (name: `--${string}`, height: string | undefined): CustomProperties =>
  height ? { [name]: lengthValue(height) } : {};

const coloured = (name: `--${string}`, colour: string): CustomProperties =>
  colour ? { [name]: colourValue(colour) } : {};
