import { create } from 'zustand';

/** Asks for the library's search field: by `/`, or from an empty place. Each asking counts. */
export const useLibraryFocus = create<{ asked: number }>()(() => ({ asked: 0 }));

export const focusLibrary = (): void => useLibraryFocus.setState(({ asked }) => ({ asked: asked + 1 }));
