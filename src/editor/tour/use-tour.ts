import { create } from 'zustand';

/** Whether somebody is being shown around. */
export const useTour = create<{ opened: boolean }>()(() => ({ opened: false }));

export const startTour = (): void => useTour.setState({ opened: true });
export const endTour = (): void => useTour.setState({ opened: false });
