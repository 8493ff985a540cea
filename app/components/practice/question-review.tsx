import { paths } from '../../lib/paths';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { RichText } from '../maths/rich-text';
import { Cluster } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import type { QuestionView } from './question-data';
import { AnswerReview } from './result/answer-review';
import { OutcomeChip } from './result/outcome-chip';
import styles from './result/result.module.css';

/** One question of one's own, as it was asked, with the review; an open one leads back to its practice. */
export function QuestionReview({ question, practiceId }: { question: QuestionView; practiceId: string }) {
  const title = `${question.topicTitle} · ${question.title}`;
  return (
    <Page width="narrow" title={title} actions={question.closed ? <OutcomeChip question={question} /> : null}>
      <Section label={title}>
        <RichText html={question.promptHtml} className={styles.ask} />
        {question.figureHtml === null ? null : <DrawnFigure html={question.figureHtml} />}
        {question.instructionHtml === null ? null : <RichText html={question.instructionHtml} />}
        <AnswerReview question={question} />
        <Cluster>
          {question.closed ? (
            <LinkButton to={paths.practiceResult(practiceId)}>Back to the practice set</LinkButton>
          ) : (
            <LinkButton to={paths.practiceQuestion(practiceId, question.index)} variant="main">
              Continue this question
            </LinkButton>
          )}
          <LinkButton to={paths.errorLogbook} variant="quiet">
            Error logbook
          </LinkButton>
        </Cluster>
      </Section>
    </Page>
  );
}
