import { CarouselFrame } from '../../components/carousel/CarouselFrame.tsx';
import { useCarousel } from '../../components/carousel/use-carousel.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { carouselFields } from './carousel.definition.ts';
import styles from './carousel.module.css';

/** Any modules as slides beside each other (CAR-1 to -3). */
export const Carousel = (props: ModuleProps<typeof carouselFields, 'slides'>) => {
  const { root, slots, language, label, arrows, dots, align } = props;
  const carousel = useCarousel({ ...props, count: slots.slides.length });
  return (
    <CarouselFrame
      root={rootWith(root, styles.carousel)}
      slides={slots.slides}
      {...{ carousel, language, label, arrows, dots, align }}
    />
  );
};
