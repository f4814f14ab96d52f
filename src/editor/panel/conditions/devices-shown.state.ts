import type { PerDevice } from '../../../fields/style-values.ts';

export const devices = ['desktop', 'tablet', 'phone'] as const;
export type Device = (typeof devices)[number];

/** The devices that show a module, by its design value `hidden`. */
export function devicesShown(hidden: PerDevice<boolean> | undefined): Device[] {
  const { base = false, tablet = base, phone = tablet } = hidden ?? {};
  const isHidden = { desktop: base, tablet, phone };
  return devices.filter((device) => !isHidden[device]);
}

/** `hidden` for a module that these devices show, with no more than it takes; undefined when all do. */
export function hiddenFor(shown: readonly Device[]): PerDevice<boolean> | undefined {
  const [base, tablet, phone] = devices.map((device) => !shown.includes(device)) as [
    boolean,
    boolean,
    boolean,
  ];
  const hidden = {
    base,
    ...(tablet !== base && { tablet }),
    ...(phone !== tablet && { phone }),
  };
  return base || tablet || phone ? hidden : undefined;
}
