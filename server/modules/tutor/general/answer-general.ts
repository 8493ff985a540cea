import type { Term } from '../../../../maths/glossary/index';
import type { Services } from '../../../platform/services';
import type { SolverAnswer } from '../../../platform/solver-worker/solver-job';
import type { Viewer } from '../../../platform/viewer';
import { checkLine } from './check-line';
import { explainTerms } from './explain-terms';
import { type GeneralAnswer, said } from './general-answer';
import { isSure } from './is-sure';
import { messages } from './messages';
import { type OpenQuestion, openQuestions } from './open-questions.repo';
import { readRequest } from './read-request';
import { type Asked, isSameQuestion } from './same-question';

/** Whether the answer to a message may be worth a credit. Pure. */
export const mayCost = (typed: string): boolean => ['terms', 'check', 'problem'].includes(readRequest(typed).kind);

/**
 * Answers a message to the general tutor: works a problem out, explains a word, checks a line or names a place, or says
 * plainly that it cannot. It never works out a question that is open in the student's practice. Never throws but for the
 * database.
 */
export async function answerGeneral(services: Services, viewer: Viewer, typed: string): Promise<GeneralAnswer> {
  const request = readRequest(typed);
  switch (request.kind) {
    case 'greeting':
      return said(messages.greeting);
    case 'thanks':
      return said(messages.thanks);
    case 'about':
      return said(messages.about);
    case 'place':
      return said(request.text, [request.link]);
    case 'terms':
      return explainTerms(request.terms, viewer);
    case 'off-topic':
      return unlessOpen(services, viewer, { typed, formula: null, answer: null }, said(messages.offTopic));
    case 'beyond':
      return unlessOpen(services, viewer, { typed, formula: null, answer: null }, beyond(request.about, viewer));
    case 'check': {
      const { left, right } = request.line;
      const answer = checkLine(request.line) ?? said(messages.beyond('I couldn’t tell if this line is true.'));
      const sides = [
        { formula: left, answer: right },
        { formula: left, answer: left },
        { formula: right, answer: right },
        { formula: `${left}=${right}`, answer: null },
      ];
      const open = await openQuestions(services.db, viewer.id);
      const same = sides.flatMap((side) => sameOf(open, { typed, ...side }) ?? [])[0];
      return same ? isOpen(same) : answer;
    }
    case 'problem': {
      const answer = await services.solver.solve(request.readings);
      const reading = answer.kind === 'solved' ? answer.reading : (request.readings[0] ?? '');
      const asked = {
        typed,
        formula: withoutTask(reading),
        answer: answer.kind === 'solved' ? answer.solution.answer.model : null,
      };
      return unlessOpen(services, viewer, asked, solved(typed, answer));
    }
  }
}

async function unlessOpen(
  services: Services,
  viewer: Viewer,
  asked: Asked,
  answer: GeneralAnswer,
): Promise<GeneralAnswer> {
  const same = sameOf(await openQuestions(services.db, viewer.id), asked);
  return same === undefined ? answer : isOpen(same);
}

const sameOf = (open: readonly OpenQuestion[], asked: Asked): OpenQuestion | undefined =>
  open.find(({ content }) => isSameQuestion(content, asked));

const isOpen = ({ practice }: OpenQuestion): GeneralAnswer =>
  practice === null
    ? said(messages.openInQuiz, [{ label: 'Go to quiz', path: '/quiz-me?ROLE=student' }])
    : said(messages.open, [{ label: 'Go to question', path: `/practice/${practice.id}/${practice.index}` }]);

function solved(typed: string, answer: SolverAnswer): GeneralAnswer {
  switch (answer.kind) {
    case 'solved': {
      if (!isSure(typed, answer.reading, answer.solution)) return said(messages.unsure);
      const { steps, answerLatex, notes } = answer.solution;
      return {
        text: [`The answer is $${answerLatex}$. Here is each step.`, ...notes].join(' '),
        steps: steps.map(({ after, reason }) => ({ line: after, reason })),
        links: [],
        isChecked: true,
        costs: true,
      };
    }
    case 'refused':
      return said(messages.beyond(answer.why));
    default:
      return said(messages[answer.kind]);
  }
}

/** What cannot be worked out may be about a word that can be explained: said too, for nothing. */
function beyond(about: Term | null, viewer: Viewer): GeneralAnswer {
  if (about === null) return said(messages.story);
  const explained = explainTerms([about], viewer);
  return { ...explained, text: `${messages.story}\n\n${explained.text}`, costs: false };
}

const withoutTask = (reading: string): string =>
  reading.replace(
    /^(?:solve|expand|factorise|simplify|differentiate|integrate|complete the square|rationalise the denominator of|[xy]-intercept of|gradient of|vertex of|write|make . the subject of)\s+/i,
    '',
  );
