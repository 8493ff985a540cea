import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { startElsewhere } from '../home/start-elsewhere';
import { PublicFrame } from '../shell/public-frame';
import { useShell } from '../shell/use-shell';
import { LinkButton } from '../ui/link-button';
import { Sky } from '../ui/scenery/sky';
import styles from './audience.module.css';
import { audiences } from './audiences';

/** A button of the page: where it leads, and what it says. */
interface Way {
  to: string;
  label: string;
}

interface AudiencePageProps {
  /** The address of this page: it is not among the others at its end. */
  here: string;
  title: string;
  lead: string;
  /** The way on for a visitor. Somebody logged in gets the way to their own pages instead. */
  start: Way;
  /** A small picture of the product beside the headline. */
  example: ReactNode;
  /** The last heading, above the way on. */
  last: string;
  children: ReactNode;
}

/** A page for one kind of reader: what they get, how they start, what it costs. No script is needed for it. */
export function AudiencePage({ here, title, lead, start, example, last, children }: AudiencePageProps) {
  const shell = useShell();
  const isVisitor = shell === null;
  const way = isVisitor ? start : { to: startElsewhere(shell.viewer.roles) ?? paths.home, label: 'Go to my home page' };
  return (
    <PublicFrame>
      <Sky className={styles.hero}>
        <div className={styles.heroRow}>
          <div className={styles.text}>
            <h1>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            <div className={styles.actions}>
              <LinkButton to={way.to} variant="main" size="xl">
                {way.label}
              </LinkButton>
              <LinkButton to={isVisitor ? paths.tryOne : paths.courses} variant="onspace" size="xl">
                {isVisitor ? 'Try a question' : 'See the courses'}
              </LinkButton>
            </div>
          </div>
          {example}
        </div>
      </Sky>
      {children}
      <section className={styles.end} aria-labelledby="begin">
        <div className="page">
          <h2 id="begin">{last}</h2>
          <LinkButton to={way.to} variant="main" size="xl">
            {way.label}
          </LinkButton>
          <ul className={styles.others}>
            {audiences
              .filter(({ to }) => to !== here)
              .map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            <li>
              <Link to={paths.contact}>Ask us something</Link>
            </li>
          </ul>
        </div>
      </section>
    </PublicFrame>
  );
}

/** What there is, one card for each. */
export function Gains({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="gains">
      <div className="page">
        <h2 id="gains">{title}</h2>
        <div className={styles.cards}>{children}</div>
      </div>
    </section>
  );
}

export function Gain({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <article className={`card ${styles.card}`}>
      <span className={styles.icon}>{icon}</span>
      <h3>{title}</h3>
      <p>{children}</p>
    </article>
  );
}

/** How to start, in order. */
export function FirstSteps({ title, steps }: { title: string; steps: readonly { title: string; text: string }[] }) {
  return (
    <section className={`${styles.section} ${styles.tinted}`} aria-labelledby="steps">
      <div className="page">
        <h2 id="steps">{title}</h2>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <b aria-hidden="true">{index + 1}</b>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What people ask before they start. */
export function Asked({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="asked">
      <div className="page">
        <h2 id="asked">{title}</h2>
        <div className={styles.asked}>{children}</div>
      </div>
    </section>
  );
}

export function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className={styles.answer}>
      <h3>{question}</h3>
      <p>{children}</p>
    </div>
  );
}
