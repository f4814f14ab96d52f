import type { Device } from '../state/editor-state.ts';

/** How wide the canvas is for each device, in px. */
export const deviceWidths: Record<Device, number> = { desktop: 1440, tablet: 820, phone: 390 };
