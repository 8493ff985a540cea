import { misconceptionById } from '../../../../maths/misconceptions/index';
import type { MarkedQuestion } from '../../../../rules/tasks/report-questions';
import type { ReportQuestionJson } from './report.repo';

/** What the rules of reports count of a stored question. */
export function reportQuestion(json: ReportQuestionJson): MarkedQuestion {
  return {
    index: json.index,
    templateId: json.template_id,
    topicId: json.topic_id,
    outcome: json.outcome,
    answered: json.answered,
    marked: json.marked,
    seconds: json.seconds,
    possible: json.possible,
    mark: json.mark,
    misconceptionIds: json.ideas,
  };
}

/** What an idea is called on the screens. */
export const ideaName = (misconceptionId: string): string =>
  misconceptionById(misconceptionId)?.name ?? 'Another mistake';
