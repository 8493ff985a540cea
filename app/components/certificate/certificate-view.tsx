import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { certificatePath, courseMapPath } from '../course-map/map-paths';
import { PrintButton } from '../ui/print-button';
import { Segmented } from '../ui/segmented';
import styles from './certificate.module.css';
import type { Certificate } from './certificate-data';

export interface CertificateViewProps {
  courseId: string;
  courseName: string;
  topicId: string | null;
  nickname: string;
  certificate: Omit<Certificate, 'reachedAt'> & { day: string | null };
  designs: { id: string; label: string }[];
  /** Id of the design that is shown. */
  design: string;
}

/** A sheet of A4 that says what was mastered, and the choice of how it looks. */
export function CertificateView(props: CertificateViewProps) {
  const { courseId, courseName, topicId, nickname, certificate, designs, design } = props;
  const { title, fact, day } = certificate;
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1>Your certificate</h1>
          <p>
            <Link to={courseMapPath(courseId, topicId === null ? {} : { topic: topicId })}>{courseName} map</Link>
          </p>
        </div>
        <PrintButton />
      </div>
      <div className={styles.designs}>
        {designs.length > 1 ? (
          <Segmented
            label="Design"
            items={designs.map(({ id, label }) => ({
              label,
              to: certificatePath(courseId, { topic: topicId, design: id }),
              current: id === design,
            }))}
          />
        ) : null}
        <p>
          You’ll find more designs in the <Link to={`${paths.shop}?show=paper`}>shop</Link>. The wording is the same on
          each.
        </p>
      </div>
      <article className={styles.sheet} aria-label={`${nickname}’s certificate`}>
        <img src={`/pictures/certificate.${design}`} alt="" className={styles.paper} width={297} height={210} />
        <div className={styles.words}>
          <p className={styles.small}>Marsmaths</p>
          <h2>{nickname}</h2>
          <p>{topicId === null ? 'has mastered every topic in' : 'has mastered'}</p>
          <p className={styles.title}>{title}</p>
          {topicId === null ? null : <p className={styles.small}>{courseName}</p>}
          <p className={styles.fact}>{fact}</p>
          {day === null ? null : <p className={styles.small}>{day}</p>}
        </div>
      </article>
    </div>
  );
}
