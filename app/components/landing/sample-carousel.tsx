import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { RichText } from '../maths/rich-text';
import styles from './sample-carousel.module.css';

export interface CarouselSample {
  year: string;
  topic: string;
  /** Safe HTML made on the page server: the figure and the words. */
  drawing: string;
  html: string;
}

/** Questions from the bank to leaf through. Without scripts it is a list that scrolls sideways; `live/carousel.ts` moves it. */
export function SampleCarousel({ samples }: { samples: CarouselSample[] }) {
  return (
    <section className={styles.section} aria-labelledby="samples" aria-roledescription="carousel" data-live="carousel">
      <div className={`page ${styles.head}`}>
        <h2 id="samples">From counting seats to calculus</h2>
        <div className={styles.place}>
          <div className={styles.controls} data-carousel="controls" hidden>
            <button type="button" aria-label="Previous question" data-carousel="previous">
              <ChevronLeft aria-hidden />
            </button>
            <button type="button" aria-label="Play" data-carousel="toggle" data-playing="false">
              <Pause aria-hidden className={styles.pause} />
              <Play aria-hidden className={styles.play} />
            </button>
            <button type="button" aria-label="Next question" data-carousel="next">
              <ChevronRight aria-hidden />
            </button>
          </div>
        </div>
      </div>
      <ul className={styles.track} tabIndex={0} aria-label="Sample questions" data-carousel="track">
        {samples.map(({ year, topic, drawing, html }) => (
          <li key={topic} className={styles.slide}>
            <DrawnFigure html={drawing} className={styles.drawing} />
            <p className={styles.slideHead}>
              <b>{year}</b>
              <span>{topic}</span>
            </p>
            <RichText html={html} className={styles.text} />
          </li>
        ))}
      </ul>
      <div className={styles.dots} data-carousel="dots" />
    </section>
  );
}
