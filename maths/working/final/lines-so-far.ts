import type { Node } from '../../engine/index';
import type { QuestionContent } from '../../templates/index';
import { type KnownNumbers, knownNumbers } from '../known-numbers';
import { ownStarts, shownStart } from '../question-lines';
import { withoutLabel } from '../without-label';
import { bareText, closedTree, isName, lettersOf, sidesOf } from './line-parts';
import { isFraction, isPlain } from './plain-values';

/** What a line of working may go on from: the lines above that hold. */
export interface LineAbove {
  text: string;
  carries: boolean;
}

/** What a student's next line may come from: the question, what its working begins with, and the student's own lines. */
export class LinesSoFar {
  private readonly starts: string[];
  private readonly carried: string[];
  /** Letters of the question: h is no hour where it is a height. */
  readonly letters: ReadonlySet<string>;
  private numbers: KnownNumbers | null = null;

  constructor(
    readonly question: QuestionContent,
    above: readonly LineAbove[],
  ) {
    const shown = shownStart(question);
    this.starts = [...(shown === null ? [] : [shown]), ...ownStarts(question)];
    this.carried = above.filter(({ carries }) => carries).map(({ text }) => withoutLabel(text));
    const { variable } = question.answer;
    this.letters = new Set([...(variable === undefined ? [] : [variable]), ...this.all.flatMap(lettersOf)]);
  }

  get all(): string[] {
    return [...this.starts, ...this.carried];
  }

  get haveLetters(): boolean {
    return this.carried.some((line) => lettersOf(line).length > 0);
  }

  known(): KnownNumbers {
    this.numbers ??= knownNumbers(this.question, this.carried);
    return this.numbers;
  }

  closed(text: string): Node | null {
    return lettersOf(text).some((letter) => this.letters.has(letter)) ? null : closedTree(text);
  }

  isWritten(text: string): boolean {
    return this.all.some((line) => bareText(line) === bareText(text));
  }

  /** The calculations of these lines; a side of an equation with letters elsewhere is none. */
  calculations(): Node[] {
    return this.all
      .map(sidesOf)
      .filter((sides) => sides.every((side) => isName(side) || this.closed(side) !== null))
      .flatMap((sides) => sides.flatMap((side) => this.closed(side) ?? []))
      .filter((tree) => !isPlain(tree) || isFraction(tree));
  }
}
