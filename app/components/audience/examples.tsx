import { Check, CircleDashed, Flag, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../ui/chip';
import styles from './examples.module.css';

/** Common mistakes of a made-up class, as a teacher sees them. */
export function InsightsExample() {
  const mistakes = [
    { name: 'Adds the numerators and the denominators', students: 6 },
    { name: 'Lines up the last digits', students: 4 },
    { name: 'Leaves out the minus sign', students: 2 },
  ];
  return (
    <Example about="Class 7B · Mistake insights">
      <ul className={styles.rows}>
        {mistakes.map(({ name, students }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{students} students</span>
            <span className={styles.track} aria-hidden="true">
              <i style={{ inlineSize: `${(students / 6) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Follow-up task drafted for the 6 students who need it.</p>
    </Example>
  );
}

/** A made-up report, as a family reads it. */
export function ReportExample() {
  return (
    <Example about="Mia’s report · Fractions homework">
      <p className={styles.headline}>8 out of 10 correct</p>
      <ul className={styles.rows}>
        <li>
          <b>Equivalent fractions</b>
          <Chip tone="good">Ready</Chip>
        </li>
        <li>
          <b>Adding fractions</b>
          <Chip tone="warn">Nearly</Chip>
        </li>
      </ul>
      <p className={styles.note}>
        <b>Try this at home, five minutes.</b> Cut one slice of toast into 3 equal parts and another into 4. Is two
        thirds more than three quarters?
      </p>
    </Example>
  );
}

/** A made-up student’s placement, as a tutor sees it. */
export function PlacementExample() {
  const topics = [
    { name: 'Expanding brackets', finding: 'Ready', tone: 'good', icon: <Check aria-hidden /> },
    { name: 'Linear equations', finding: 'Nearly', tone: 'warn', icon: <CircleDashed aria-hidden /> },
    { name: 'Factorising quadratics', finding: 'Start here', tone: 'accent', icon: <Flag aria-hidden /> },
    { name: 'Parabolas', finding: 'Later', tone: 'plain', icon: <Timer aria-hidden /> },
  ] as const;
  return (
    <Example about="Noah, Year 9 · Placement test">
      <ul className={styles.rows}>
        {topics.map(({ name, finding, tone, icon }) => (
          <li key={name}>
            <b>{name}</b>
            <Chip tone={tone}>
              {icon}
              {finding}
            </Chip>
          </li>
        ))}
      </ul>
    </Example>
  );
}

function Example({ about, children }: { about: string; children: ReactNode }) {
  return (
    <section className={styles.example} aria-label="Example">
      <p className="eyebrow">Example: {about}</p>
      {children}
    </section>
  );
}
