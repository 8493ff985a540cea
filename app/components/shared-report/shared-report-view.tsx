import { Printer } from 'lucide-react';
import type { Level } from '../../../rules/report-sharing';
import { RichText } from '../maths/rich-text';
import { ScoreRing } from '../task-report/score-ring';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Mascot } from '../ui/mascot/mascot';
import { SharedFrame } from './shared-frame';
import styles from './shared-report.module.css';
import type { SharedReportView as Report, SharedContentView } from './shared-report-data';

/** A report for the family, read in a minute: what went well, which idea is next, what to do at home. */
export function SharedReportView({ report }: { report: Report }) {
  const { content } = report;
  return (
    <SharedFrame note={`Private link · works until ${report.until}`}>
      <div className={`page ${styles.report}`}>
        <section className={`card ${styles.top}`} aria-label="Summary">
          {content?.score ? <ScoreRing {...content.score} label="right" /> : null}
          <div>
            <p className="small muted">{report.about}</p>
            <h1>{report.headline}</h1>
            {report.grade === null ? null : (
              <p>
                Mark: <b>{report.grade}</b>
              </p>
            )}
            <p className="muted">
              {content?.effort} {report.teacher}This page only shows a first name.
            </p>
            {content === null ? null : (
              <Button className={styles.print} hidden data-print>
                <Printer aria-hidden size={20} />
                Print
              </Button>
            )}
          </div>
        </section>
        {content === null ? (
          <p className="card">
            Results for this task haven’t been released yet. Once they are, you’ll see the report at this same link.
          </p>
        ) : (
          <Told firstName={report.firstName} comment={report.comment} content={content} />
        )}
      </div>
    </SharedFrame>
  );
}

const levels: Record<Level, { label: string; look: string | undefined }> = {
  READY: { label: 'Ready', look: styles.ready },
  NEARLY: { label: 'Nearly', look: styles.nearly },
  LATER: { label: 'Later', look: styles.later },
};

function Told({ firstName, comment, content }: { firstName: string; comment: string; content: SharedContentView }) {
  const { showed, idea, atHome } = content;
  return (
    <>
      <div className={styles.pair}>
        <section className="card" aria-labelledby="showed">
          <h2 id="showed">How {firstName} went</h2>
          <ul className={styles.showed}>
            {showed.map(({ name, level, share, count }) => (
              <li key={name} className={levels[level].look}>
                <p>
                  <b>{name}</b>
                  <span>{levels[level].label}</span>
                </p>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
                  <rect width="100" height="4" className={styles.track} />
                  <rect width={share * 100} height="4" className={styles.bar} />
                </svg>
                {count === null ? null : <small>{count}</small>}
              </li>
            ))}
          </ul>
        </section>
        <section className="card" aria-labelledby="idea">
          <h2 id="idea">{idea === null ? 'What’s next' : 'One thing to work on'}</h2>
          {idea === null ? (
            <p>No particular mistake stood out in this task. A good next step is more of the same, a little harder.</p>
          ) : (
            <>
              <p>{idea.sentence}</p>
              {idea.sample === null ? null : (
                <div className={styles.sample}>
                  <RichText html={idea.sample.promptHtml} />
                  <div>
                    <Chip tone="warn">{firstName} wrote</Chip>
                    <RichText html={idea.sample.answerHtml} />
                  </div>
                  <div>
                    <Chip tone="good">What works</Chip>
                    <RichText html={idea.sample.keyHtml} />
                  </div>
                </div>
              )}
              <RichText html={idea.explanationHtml} className="small" />
            </>
          )}
        </section>
      </div>
      {comment === '' ? null : (
        <section className="card" aria-labelledby="word">
          <h2 id="word">Teacher’s comment</h2>
          <p className={styles.comment}>{comment}</p>
        </section>
      )}
      <section className={`card ${styles.home}`} aria-labelledby="home">
        <div className={styles.mascot}>
          <Mascot pose="idle" />
        </div>
        <div>
          <h2 id="home">Five minutes at home</h2>
          <p className="muted">{atHome}</p>
        </div>
      </section>
      <p className="small muted">
        <b>How to read this.</b> Ready: correct at least 3 times out of 4. Nearly: correct at least half the time.
        Later: not taught yet, or correct less than half the time.
      </p>
    </>
  );
}
