import { Check, CircleDashed, Flag, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { findingNames, type PlacementFinding, placementFindings } from '../../../rules/placement';
import styles from './findings-map.module.css';

export type PlacedTopics = readonly {
  topic: { id: string; title: string; strand: string };
  finding: PlacementFinding;
}[];

const marks: Record<PlacementFinding, ReactNode> = {
  READY: <Check size={16} aria-hidden />,
  NEARLY: <CircleDashed size={16} aria-hidden />,
  START: <Flag size={16} aria-hidden />,
  LATER: <Timer size={16} aria-hidden />,
};

interface FindingsMapProps {
  heading: ReactNode;
  /** The level below that of the heading. */
  strandHeading: 'h3' | 'h4';
  topics: PlacedTopics;
}

/** What a placement test found, topic by topic: for the student who took it, and for who teaches them. */
export function FindingsMap({ heading, strandHeading: Heading, topics }: FindingsMapProps) {
  const strands = [...new Set(topics.map(({ topic }) => topic.strand))];
  return (
    <div>
      <div className={styles.head}>
        {heading}
        <ul className={styles.legend} aria-label="What the colours mean">
          {placementFindings.map((finding) => (
            <li key={finding} className={styles.finding} data-finding={finding}>
              {marks[finding]}
              {findingNames[finding]}
            </li>
          ))}
        </ul>
      </div>
      {strands.map((strand) => (
        <div key={strand} className={styles.strand}>
          <Heading>{strand}</Heading>
          <ul aria-label={strand}>
            {topics
              .filter(({ topic }) => topic.strand === strand)
              .map(({ topic, finding }) => (
                <li key={topic.id} className={styles.finding} data-finding={finding}>
                  {marks[finding]}
                  {topic.title}
                  <span className="sr">: {findingNames[finding]}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
