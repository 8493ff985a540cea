import { paths } from '../../../lib/paths';
import { RichText } from '../../maths/rich-text';
import { Callout } from '../../ui/alert';
import { Cluster, Grow, Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import type { QuestionView } from '../question-data';
import { explainedMistake } from '../standing';

/** What to work on next: of a question that is not there yet, else of one that took a second look. */
export function questionToLearnFrom(questions: readonly QuestionView[]): QuestionView | null {
  const named = questions.filter((question) => explainedMistake(question)?.misconception);
  return named.find(({ outcome }) => outcome === 'NOT_YET') ?? named[0] ?? null;
}

export function NextMisconception({ question }: { question: QuestionView }) {
  const mistake = explainedMistake(question);
  const idea = mistake?.misconception;
  if (mistake === null || !idea) return null;
  return (
    <Stack as="section" className="card" gap={3} aria-labelledby="idea">
      <p className="eyebrow">What to work on next</p>
      <h2 id="idea">{idea.name}</h2>
      <Callout tone="warn">
        <Cluster gap={6} align="top">
          <div>
            <span className="small">Question {question.index}, your answer</span>
            <RichText html={mistake.answerHtml} />
          </div>
          <Grow least={200}>
            <span className="small">What it tells us</span>
            <RichText html={idea.explanationHtml} />
          </Grow>
        </Cluster>
      </Callout>
      <Cluster>
        <LinkButton to={paths.question(question.id)}>Review question {question.index}</LinkButton>
      </Cluster>
    </Stack>
  );
}
