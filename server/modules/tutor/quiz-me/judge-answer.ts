import { misconceptionById } from '../../../../maths/misconceptions/index';
import { judgeReason, readIntent } from '../../../../maths/tutor/index';
import { answerLatex } from '../../catalogue/index';
import { answerMessages, markAnswer } from '../../practice/index';
import type { StudentMessage } from '../turn';
import type { Asked } from './asked';
import { noAnswerText, notJudgedText, tryAgainText, wrongReasonText } from './quiz-sentences';

/** What an answer in a quiz is. NONE: it could not be judged, and costs nothing. */
export interface Judged {
  verdict: 'RIGHT' | 'WRONG' | 'NONE';
  /** What to say of it where it is not right (rich text). */
  text: string;
  /** The answer as LaTeX, where it is maths. */
  latex: string | null;
}

/** The text of the option that was chosen; null where none was. */
export function chosenText(asked: Asked, choice: string | null): string | null {
  const options = asked.kind === 'reason' ? asked.options : (asked.stored.choices ?? []);
  return options.find(({ id }) => id === choice)?.text ?? null;
}

/** Pure: judges an answer to what is asked, by the checker or by the bank of reasons, never by likeness. */
export function judgeAnswer(asked: Asked, message: StudentMessage): Judged {
  const chosen = chosenText(asked, message.choice);
  if (asked.kind === 'reason')
    return judgedReason(asked, chosen ?? optionOfLetter(asked, message.text) ?? message.text);
  const { stored } = asked;
  const answer = chosen === null ? typedAnswer(asked, message.text) : (message.choice ?? '');
  const { verdict, message: text, misconceptionIds } = markAnswer(stored, answer, { hints: 0, wrongBefore: false });
  const latex = verdict === 'UNREADABLE' ? null : answerLatex(stored, answer);
  if (verdict === 'CORRECT') return { verdict: 'RIGHT', text: '', latex };
  const isWords = chosen === null && readIntent(message.text) === 'off-topic' && !/\d/.test(message.text);
  if (isWords && stored.choices === null) return { verdict: 'NONE', text: noAnswerText, latex: null };
  if (verdict !== 'WRONG') return { verdict: 'NONE', text, latex };
  // With several ideas behind an answer practice asks which one it was; here it is left open.
  const isPlain =
    misconceptionIds.length > 1 || text === answerMessages.unclassified || text === answerMessages.otherOption;
  const said = isPlain ? 'Not yet. Read the question again.' : text;
  return { verdict: 'WRONG', text: `${said} ${tryAgainText}`, latex };
}

function judgedReason({ reason }: Extract<Asked, { kind: 'reason' }>, said: string): Judged {
  const judged = judgeReason(reason, said);
  if (judged.kind === 'true') return { verdict: 'RIGHT', text: '', latex: null };
  if (judged.kind === 'not-judged') return { verdict: 'NONE', text: notJudgedText, latex: null };
  const idea = misconceptionById(judged.misconceptionId ?? '')?.explanation;
  return { verdict: 'WRONG', text: idea === undefined ? wrongReasonText : `${idea} ${wrongReasonText}`, latex: null };
}

/** Whether a message is an answer for certain, whatever else its words may ask for. */
export function isAnswer(asked: Asked, { choice, text }: StudentMessage): boolean {
  if (chosenText(asked, choice) !== null) return true;
  if (asked.kind === 'reason')
    return judgeReason(asked.reason, text).kind !== 'not-judged' || optionOfLetter(asked, text) !== null;
  return typedAnswer(asked, text) !== text;
}

/** "b" or the words of an option stand for it. */
function typedAnswer({ stored: { choices } }: Extract<Asked, { kind: 'question' }>, text: string): string {
  const plain = (words: string) => words.replace(/[$\s.!?()]/g, '').toLowerCase();
  const option =
    choices?.find((each) => plain(each.text) === plain(text)) ?? choices?.find(({ id }) => id === plain(text));
  return option?.id ?? text;
}

function optionOfLetter({ options }: Extract<Asked, { kind: 'reason' }>, text: string): string | null {
  const letter = /^\s*\(?([a-f])\)?\s*[.!]?\s*$/i.exec(text)?.[1]?.toLowerCase();
  return options.find(({ id }) => id === letter)?.text ?? null;
}
