import type { ReactNode } from 'react';
import CarouselIsland from '#islands/carousel/carousel.tsx';
import { Slide } from '#islands/carousel/slide.tsx';
import { Island } from '#islands/island.tsx';

/** How long a slide stays, everywhere on the site. */
const slideTime = 7000;

interface CarouselWords {
  readonly carousel: string;
  readonly slide: string;
  readonly pause: string;
  readonly play: string;
  /** "2 of 5" */
  readonly position: (index: number, count: number) => string;
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly words: CarouselWords;
  readonly indicators?: 'dots' | 'squares';
  readonly controls?: 'below' | 'inside';
  readonly slides: readonly ReactNode[];
}

/** Slides at build time, the carousel around them in the browser. */
export function Carousel({ id, label, words, indicators = 'squares', controls = 'below', slides }: Props) {
  const positions = slides.map((_, index) => words.position(index + 1, slides.length));
  const { carousel: role, pause, play } = words;
  return (
    <Island
      name="carousel"
      of={CarouselIsland}
      wake={{ before: slideTime }}
      props={{ id, label, role, positions, pause, play, indicators, controls, every: slideTime }}
    >
      {slides.map((slide, index) => (
        <Slide key={positions[index]} id={`${id}-${index + 1}`} role={words.slide} position={positions[index] ?? ''}>
          {slide}
        </Slide>
      ))}
    </Island>
  );
}
