import { CarouselFrame } from '../../components/carousel/CarouselFrame.tsx';
import { useCarousel } from '../../components/carousel/use-carousel.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { PortfolioTile } from './PortfolioTile.tsx';
import styles from './portfolio.module.css';
import type { PortfolioItem } from './portfolio.types.ts';
import type { portfolioCarouselFields } from './portfolio-carousel.definition.ts';

type Props = ModuleProps<typeof portfolioCarouselFields, never, { items: PortfolioItem[] }>;

/** Works, routes or tours in one row as wide as there is room, which may go on by itself (POR-3, POR-4). */
export const PortfolioCarousel = (props: Props) => {
  const { root, language, data, label, level, captions, gap, autoRotate, seconds } = props;
  const { items } = data;
  const carousel = useCarousel({ count: items.length, loop: true, autoRotate, seconds });
  return (
    <CarouselFrame
      root={rootWith(root, styles.carousel, styles[`gap-${gap}`], styles[`few-${items.length}`])}
      slides={items.map((item) => ({
        key: item.key,
        element: <PortfolioTile {...{ item, level, captions }} />,
      }))}
      {...{ carousel, language, label }}
      arrows
      dots={false}
    />
  );
};
