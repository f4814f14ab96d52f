import type { PerDevice } from '../../fields/style-values.ts';
import type { ModuleStyles } from '../define-module.ts';

interface Columns {
  base: number;
  tablet: number;
  phone: number;
}

/** How many pictures stand beside each other; a device that says nothing shows at most three on a tablet, two on a phone. */
export function columnsOf({ base, tablet, phone }: PerDevice<number>): Columns {
  const onTablet = tablet ?? Math.min(base, 3);
  return { base, tablet: onTablet, phone: phone ?? Math.min(onTablet, 2) };
}

/** How wide a picture of the gallery stands. */
export function pictureSizes(columns: PerDevice<number>): string {
  const { base, tablet, phone } = columnsOf(columns);
  const share = (count: number) => `${Math.ceil(100 / count)}vw`;
  return `(max-width: 767px) ${share(phone)}, (max-width: 1260px) ${share(Math.min(base, tablet))}, ${Math.ceil(1180 / base)}px`;
}

export function galleryStyles({ columns }: { columns: PerDevice<number> }): ModuleStyles {
  const { base, tablet, phone } = columnsOf(columns);
  const property = (count: number) => ({ '--columns': String(count) });
  return { base: property(base), tablet: property(tablet), phone: property(phone) };
}
