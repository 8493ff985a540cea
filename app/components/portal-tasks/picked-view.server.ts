import { figureHtml } from '../maths/figures/figure-html.server';
import { typeset, typesetFormula } from '../maths/typeset.server';
import type { PickedRow, TeacherQuestionView } from './question-rows';

interface QuestionData {
  prompt: string;
  instruction: string | null;
  figure: unknown;
  choices: string[];
  difficulty: string;
}

/** A question with its key, typeset for the teacher. */
export function teacherQuestionView(id: string, question: QuestionData, keyLatex: string | null): TeacherQuestionView {
  const { prompt, instruction, figure, choices, difficulty } = question;
  return {
    promptHtml: typeset(prompt),
    instructionHtml: instruction === null ? null : typeset(instruction),
    figureHtml: figureHtml(figure, id),
    choicesHtml: choices.map(typeset),
    keyHtml: keyLatex === null ? null : typesetFormula(keyLatex),
    difficulty,
  };
}

export function pickedView(row: {
  place: number;
  title: string;
  points: number;
  keyLatex: string | null;
  fewQuestions: boolean;
  question: QuestionData | null;
}): PickedRow {
  const { place, title, points, keyLatex, fewQuestions, question } = row;
  return {
    place,
    title,
    points,
    fewQuestions,
    question: question === null ? null : teacherQuestionView(`picked-${place}`, question, keyLatex),
  };
}
