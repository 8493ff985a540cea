import { Link } from '@remix-run/react';
import { BookOpenCheck, Footprints, NotebookPen, School, Telescope } from 'lucide-react';
import { useEffect } from 'react';
import type { Award } from '../../lib/awards';
import { paths } from '../../lib/paths';
import { RichText } from '../maths/rich-text';
import { PublicHeader } from '../shell/public-header';
import { useSiteFacts } from '../shell/use-site-facts';
import { LinkButton } from '../ui/link-button';
import { Mascot } from '../ui/mascot/mascot';
import { Sky } from '../ui/scenery/sky';
import { AwardList } from './award-list';
import { Constellation } from './constellation';
import './first-paint.css';
import { enhanceLanding } from './enhance/landing';
import styles from './landing.module.css';
import { ProductVideo } from './product-video';
import { PromoBanner } from './promo-banner';
import { type CarouselSample, SampleCarousel } from './sample-carousel';
import { SiteFooter } from './site-footer';
import { type FrontQuestion, TrySection } from './try-section';

export interface LandingTexts {
  sum: string;
  wrongAnswer: string;
  note: string;
  samples: CarouselSample[];
  awards: Award[];
}

interface LandingViewProps {
  texts: LandingTexts;
  /** A question to answer on the page itself; null while none can be had. */
  question: FrontQuestion | null;
  /** Sign of the currency of this site. */
  currencySymbol: string;
  /** False once the offer was closed in this browser, or while it is switched off. */
  promoShown: boolean;
  /** For somebody signed in, inside the frame of their pages: with their own way on. */
  member?: boolean;
}

const heat = [3, 0, 1, 0, 2, 1, 4, 0, 0, 1, 0, 2, 0, 3, 0];

const steps = [
  { title: 'Answer', text: 'Type it plainly or with the maths keys. A half is a half, however you write it.' },
  { title: 'See the idea', text: 'A wrong answer that a known idea produces is named, with the numbers that show it.' },
  { title: 'Take a hint', text: 'One step at a time. A hint never hands over the answer, and retries cost nothing.' },
  { title: 'Fix it for good', text: 'The logbook brings it back with new numbers until you have shown it is fixed.' },
];

/** The front page for visitors. No JavaScript is needed for anything on it. */
export function LandingView({ texts, question, currencySymbol, promoShown, member = false }: LandingViewProps) {
  useEffect(enhanceLanding, []);
  const { hasTrial } = useSiteFacts();
  // The frame of a member's page has its own header and main part.
  const Main = member ? 'div' : 'main';
  return (
    <>
      {promoShown ? <PromoBanner symbol={currencySymbol} /> : null}
      {member ? null : <PublicHeader onSky />}
      <Sky className={styles.hero} observatory>
        <Constellation />
        <Main {...(member ? {} : { id: 'main', tabIndex: -1 })} className={styles.grid}>
          <div className={styles.text}>
            <h1>Maths practice that sees which idea went wrong</h1>
            <p className={styles.lead}>
              Real questions for Years 1 to 12, marked at once. When an answer misses, you see the idea behind it and
              the next step to try.
            </p>
            <div className={styles.actions}>
              <LinkButton to={member ? paths.home : paths.register()} variant="main" size="xl">
                {member ? 'Go to your home' : 'Register free'}
              </LinkButton>
              <LinkButton to={paths.courses} variant="onspace" size="xl">
                {member ? 'Choose your courses' : 'See the courses'}
              </LinkButton>
            </div>
            {member || !hasTrial ? null : <p className={styles.fine}>Free for 14 days. No card needed.</p>}
          </div>
          <div className={styles.vignette}>
            <section className={styles.question} aria-label="An example">
              <p className="eyebrow">Year 6 · Adding fractions</p>
              <div className={styles.sum}>
                <RichText html={texts.sum} inline />
                <span className={styles.answer}>
                  <RichText html={texts.wrongAnswer} inline />
                </span>
              </div>
              <div className={styles.note}>
                <b>Not yet: you added the tops and the bottoms.</b>
                <RichText html={texts.note} inline />
              </div>
            </section>
            <div className={styles.mascot}>
              <Mascot pose="hi" />
            </div>
          </div>
        </Main>
      </Sky>
      <TrySection question={question} />
      <SampleCarousel samples={texts.samples} />
      <ProductVideo />
      <AwardList awards={texts.awards} />
      <section className={`${styles.section} ${styles.tinted}`} aria-labelledby="how">
        <div className="page">
          <h2 id="how">One wrong answer, four small steps</h2>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={step.title}>
                <b>{index + 1}</b>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="modes">
        <div className="page">
          <h2 id="modes">Made for learning, not for points</h2>
          <div className={styles.bento}>
            <article>
              <span className={styles.icon}>
                <Telescope aria-hidden />
              </span>
              <h3>Casual practice</h3>
              <p>No clock, every hint, and retries that cost nothing.</p>
            </article>
            <article>
              <span className={styles.icon}>
                <Footprints aria-hidden />
              </span>
              <h3>Worked steps</h3>
              <p>Every solution is checked line by line by machine before you see it.</p>
            </article>
            <article>
              <span className={styles.icon}>
                <BookOpenCheck aria-hidden />
              </span>
              <h3>Kind by design</h3>
              <p>No adverts, no shame, and no clock unless you want one. “Not yet” means there is a next step.</p>
            </article>
            <article className={styles.wide}>
              <div>
                <span className={styles.icon}>
                  <NotebookPen aria-hidden />
                </span>
                <h3>Error logbook</h3>
                <p>Each mistake is kept by idea, not by page. Redo it with new numbers until it is truly fixed.</p>
              </div>
              <div className={styles.miniHeat} aria-hidden="true">
                {heat.map((level, index) => (
                  <i key={index} style={{ background: `var(--heat-${level})` }} />
                ))}
              </div>
            </article>
            <article id="teachers">
              <span className={styles.icon}>
                <School aria-hidden />
              </span>
              <h3>For teachers</h3>
              <p>
                Open a class in a minute, set homework and tests, and see who needs help and with what. Try every
                question yourself.
              </p>
              {member ? null : <Link to={paths.register()}>Register as a teacher</Link>}
            </article>
          </div>
        </div>
      </section>
      <SiteFooter signedIn={member} />
    </>
  );
}
