import type { VariantRange } from '../../../page/page-node.ts';
import type { Device } from '../per-device/per-device.state.ts';

/** What devices and the pointer have of their own for one field; what is not there is as elsewhere. */
export type OwnValues = Partial<Record<VariantRange, unknown>>;

/** Where a field's value comes from: the module itself, or what a range has of its own. */
export type ContentRange = 'base' | VariantRange;

/** What one edits: on a desktop the module itself; under the pointer the same on every device. */
export const contentRange = (device: Device, hover: boolean): ContentRange =>
  hover ? 'hover' : device === 'desktop' ? 'base' : device;

/** Where the value that holds here comes from: phone, tablet, desktop; under the pointer first the pointer's own. */
export function originOf(own: OwnValues, device: Device, hover: boolean): ContentRange {
  const devices: VariantRange[] =
    device === 'phone' ? ['phone', 'tablet'] : device === 'tablet' ? ['tablet'] : [];
  const order: VariantRange[] = hover ? ['hover', ...devices] : devices;
  return order.find((range) => range in own) ?? 'base';
}

/** What the ranges have of their own for one field. An empty text of a phone is its own too: nothing stands there. */
export const ownValues = (
  variants: Readonly<Partial<Record<VariantRange, Readonly<Record<string, unknown>>>>> | undefined,
  name: string,
): OwnValues =>
  Object.fromEntries(
    Object.entries(variants ?? {}).flatMap(([range, values]) =>
      values && Object.hasOwn(values, name) ? [[range, values[name]]] : [],
    ),
  );
