import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Wrapper = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Holds an island; without a box of its own (`display: contents`). */
      'zadel-island': Wrapper;
      /** Holds server markup inside an island; without a box of its own. */
      'zadel-slot': Wrapper;
    }
  }
}
