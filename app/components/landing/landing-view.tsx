import { Link } from '@remix-run/react';
import {
  BookOpenCheck,
  Footprints,
  GraduationCap,
  House,
  MessageCircleQuestion,
  NotebookPen,
  School,
  Telescope,
} from 'lucide-react';
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
  {
    title: 'Answer',
    text: 'Type it as you’d write it, or use the maths keys. A half is a half, however you write it.',
  },
  {
    title: 'See what happened',
    text: 'If your answer comes from a common mistake, we name it and show you on your own numbers.',
  },
  {
    title: 'Take a hint',
    text: 'One step at a time. Hints never give the answer away, and trying again costs nothing.',
  },
  { title: 'Fix it for good', text: 'Your error logbook brings it back with new numbers until you’ve got it.' },
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
            <h1>Maths practice that shows you where your thinking went wrong</h1>
            <p className={styles.lead}>
              Real questions for Years 1 to 12, marked straight away. Get one wrong, and you’ll see why and what to try
              next.
            </p>
            <div className={styles.actions}>
              <LinkButton to={member ? paths.home : paths.register()} variant="main" size="xl">
                {member ? 'Go to my home page' : 'Register free'}
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
          <h2 id="how">How one mistake gets fixed</h2>
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
              <p>No timer, all the hints, and you can always try again.</p>
            </article>
            <article>
              <span className={styles.icon}>
                <Footprints aria-hidden />
              </span>
              <h3>Worked solutions</h3>
              <p>Every line of every solution is checked by computer before you see it.</p>
            </article>
            <article>
              <span className={styles.icon}>
                <BookOpenCheck aria-hidden />
              </span>
              <h3>Kind by design</h3>
              <p>No ads, no shame, and no timer unless you want one. “Not yet” means there’s a next step.</p>
            </article>
            <article className={styles.wide}>
              <div>
                <span className={styles.icon}>
                  <NotebookPen aria-hidden />
                </span>
                <h3>Error logbook</h3>
                <p>Your mistakes, sorted by what went wrong. Redo them with new numbers until they’re really fixed.</p>
              </div>
              <div className={styles.miniHeat} aria-hidden="true">
                {heat.map((level, index) => (
                  <i key={index} style={{ background: `var(--heat-${level})` }} />
                ))}
              </div>
            </article>
            <article>
              <span className={styles.icon}>
                <MessageCircleQuestion aria-hidden />
              </span>
              <h3>A tutor when you’re stuck</h3>
              <p>Tutor Me asks the next question and checks your working. It won’t give the answer away.</p>
            </article>
          </div>
        </div>
      </section>
      <section className={`${styles.section} ${styles.tinted}`} aria-labelledby="who">
        <div className="page">
          <h2 id="who">Helping someone learn maths?</h2>
          <div className={styles.bento}>
            <article id="teachers">
              <span className={styles.icon}>
                <School aria-hidden />
              </span>
              <h3>Teachers</h3>
              <p>Set homework and tests, watch your class live, and see who needs help, and with what.</p>
              <Link to={paths.forTeachers}>What teachers get</Link>
            </article>
            <article>
              <span className={styles.icon}>
                <House aria-hidden />
              </span>
              <h3>Families</h3>
              <p>Kind practice at home, safe by design, and reports you can read in a minute.</p>
              <Link to={paths.forFamilies}>What families get</Link>
            </article>
            <article>
              <span className={styles.icon}>
                <GraduationCap aria-hidden />
              </span>
              <h3>Tutors</h3>
              <p>Work between lessons, your student’s working, and the right place to start.</p>
              <Link to={paths.forTutors}>What tutors get</Link>
            </article>
          </div>
        </div>
      </section>
      <SiteFooter signedIn={member} />
    </>
  );
}
