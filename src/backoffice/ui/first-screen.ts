let screens = 0;

/** Called at each navigation. */
export const countScreen = (): void => {
  screens += 1;
};

/** The first screen leaves the focus where the browser puts it; later ones take it to their heading. */
export const isFirstScreen = (): boolean => screens < 1;
