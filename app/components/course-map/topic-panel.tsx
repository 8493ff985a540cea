import { Link } from '@remix-run/react';
import { ChevronRight, NotebookPen } from 'lucide-react';
import { masteryNames } from '../../../rules/mastery';
import { findingNames } from '../../../rules/placement';
import type { MapTopicData } from '../../graphql/catalogue/course-map';
import { paths } from '../../lib/paths';
import { isCertified } from '../certificate/certificate-data';
import { LinkButton } from '../ui/link-button';
import styles from './course-map.module.css';
import { certificatePath, courseMapPath } from './map-paths';
import { StateMark } from './state-mark';
import { stateReason } from './state-reason';

interface TopicPanelProps {
  courseId: string;
  shown: MapTopicData;
  /** Topics of the course that come after it. */
  opens: MapTopicData[];
  /** The map's view, kept by the links to other topics. */
  view: 'map' | 'list';
  /** Ids of the course's topics, which can be shown here. */
  known: ReadonlySet<string>;
}

/** One topic: how it stands and why, the way into practice, what it needs and what it opens. */
export function TopicPanel({ courseId, shown, opens, view, known }: TopicPanelProps) {
  const { topic, state, needs, unresolvedCount } = shown;
  const placeOf = (id: string) => courseMapPath(courseId, view === 'list' ? { topic: id, view } : { topic: id });
  return (
    <section id="topic" className={`card ${styles.panel}`} aria-labelledby="topic-name">
      <div className={styles.panelHead}>
        <div>
          <h2 id="topic-name">{topic.title}</h2>
          <p>
            <b>{masteryNames[state]}.</b> {stateReason(shown)}
          </p>
          {shown.finding !== null && state === 'NOT_STARTED' ? (
            <p>
              Your placement test says: <b>{findingNames[shown.finding].toLowerCase()}</b>.
            </p>
          ) : null}
        </div>
        <StateMark state={state} />
      </div>
      <LinkButton to={paths.createPractice(courseId, { topic: topic.id })} variant="line">
        Practise this
      </LinkButton>
      {isCertified(state) ? (
        <Link to={certificatePath(courseId, { topic: topic.id })} className={styles.certificate}>
          Print a certificate
        </Link>
      ) : null}
      {needs.length === 0 ? null : (
        <div className={styles.related}>
          <h3>Learn these first</h3>
          <ul>
            {needs.map((need) => (
              <li key={need.topic.id}>
                {known.has(need.topic.id) ? (
                  <Link to={placeOf(need.topic.id)} preventScrollReset className={styles.chip} data-state={need.state}>
                    {need.topic.title}
                    <span className="sr">, {masteryNames[need.state]}</span>
                  </Link>
                ) : (
                  <span className={styles.chip} data-state={need.state}>
                    {need.topic.title} · Year {need.topic.year}
                    <span className="sr">, {masteryNames[need.state]}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {opens.length === 0 ? null : (
        <div className={styles.related}>
          <h3>Unlocks</h3>
          <ul>
            {opens.map((next) => (
              <li key={next.topic.id}>
                <Link to={placeOf(next.topic.id)} preventScrollReset className={styles.chip} data-state={next.state}>
                  {next.topic.title}
                  <span className="sr">, {masteryNames[next.state]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {unresolvedCount === 0 ? null : (
        <Link to={paths.courseErrorLogbook(courseId)} className={styles.errors}>
          <NotebookPen size={20} aria-hidden />
          {unresolvedCount === 1 ? '1 mistake to fix here' : `${unresolvedCount} mistakes to fix here`}
          <ChevronRight size={18} aria-hidden />
        </Link>
      )}
    </section>
  );
}
