import { isDeepStrictEqual } from 'node:util';
import type { Device } from '../design/values-in-force.ts';
import type { ReadVariants } from './read-variants.ts';

type Values = Record<string, unknown>;

/** A module as it stands on some devices, at rest or while it is pointed at. */
export interface PlannedCopy {
  devices: readonly Device[];
  hover: boolean;
  values: Values;
  /** Where each value comes from that is not the module's own on desktops. */
  origins: Readonly<Record<string, keyof ReadVariants>>;
}

interface Surroundings {
  /** The devices that what is around the module is shown on. */
  devices: readonly Device[];
  /** Whether content under the pointer may differ here: not within what is shown under the pointer itself. */
  mayHover: boolean;
  /** Values that the module around it shows by itself; they are the same everywhere. */
  shared: readonly string[];
  /** The builder tells values of their own from others, also while they are equal. */
  keepEqual: boolean;
}

/**
 * As few copies of a module as its content asks for: devices with the same content share one, the content under the
 * pointer is one more for each that differs (SITE-3, MOD-2).
 */
export function planCopies(values: Values, variants: ReadVariants, around: Surroundings): PlannedCopy[] {
  const own = (range: keyof ReadVariants): Values =>
    Object.fromEntries(
      Object.entries(variants[range] ?? {}).filter(([name]) => !around.shared.includes(name)),
    );
  const [tablet, phone, hover] = [own('tablet'), own('phone'), own('hover')];
  const still: Record<Device, Omit<PlannedCopy, 'devices' | 'hover'>> = {
    base: { values, origins: {} },
    tablet: { values: { ...values, ...tablet }, origins: from('tablet', tablet) },
    phone: {
      values: { ...values, ...tablet, ...phone },
      origins: { ...from('tablet', tablet), ...from('phone', phone) },
    },
  };
  const same = (one: Device, other: Device) =>
    around.keepEqual
      ? isDeepStrictEqual(still[one].origins, still[other].origins)
      : isDeepStrictEqual(still[one].values, still[other].values);
  const copies: PlannedCopy[] = [];
  for (const device of around.devices) {
    const like = copies.find(({ devices: [first] }) => first && same(first, device));
    if (like) (like.devices as Device[]).push(device);
    else copies.push({ ...still[device], devices: [device], hover: false });
  }
  if (!around.mayHover || Object.keys(hover).length === 0) return copies;
  return copies.flatMap((copy) => {
    const pointed = { ...copy.values, ...hover };
    if (!around.keepEqual && isDeepStrictEqual(pointed, copy.values)) return [copy];
    const origins = { ...copy.origins, ...from('hover', hover) };
    return [copy, { ...copy, values: pointed, origins, hover: true }];
  });
}

const from = (range: keyof ReadVariants, own: Values): Record<string, keyof ReadVariants> =>
  Object.fromEntries(Object.keys(own).map((name) => [name, range]));
