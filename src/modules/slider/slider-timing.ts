/** How long the slides of a slider take to change, and how long one stands at first (SLI-1), in ms. */
export const sliderTiming = { fade: 500, first: 700, slide: 500, stand: 7000 };

/** More slides than this are not shown: nobody sees them, and each costs every visitor. */
export const maximumSlides = 20;
