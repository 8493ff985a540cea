import type { QuestionContent } from '../../templates/index';
import {
  diagnose,
  freshContext,
  type Intent,
  type Move,
  readIntent,
  reply,
  rungsToGive,
  type Spoken,
  speak,
  type TutorContext,
  type TutorEvent,
} from '../../tutor/index';
import { checkWorkingLine, looksFinal, type WorkingLine } from '../../working/index';

export interface Turn {
  move: Move | null;
  spoken: Spoken | null;
}

/** A student beside the tutor: types lines, asks, and hears what is said. */
export class Conversation {
  private context: TutorContext = freshContext;
  private readonly said: string[] = [];
  readonly lines: WorkingLine[] = [];

  constructor(
    private readonly question: QuestionContent,
    private readonly year: number,
    lines: readonly WorkingLine[] = [],
  ) {
    this.lines.push(...lines);
  }

  types(line: string): Turn & { diagnosis: ReturnType<typeof diagnose> } {
    const diagnosis = diagnose(this.question, this.lines, line);
    const turn = this.hears({ type: 'LINE', diagnosis, rungs: this.rungs() });
    const checked = checkWorkingLine(this.question, this.lines, line);
    if (checked.verdict !== 'UNREADABLE')
      this.lines.push({ text: line, carries: checked.carries, held: checked.statesAnswer });
    return { ...turn, diagnosis };
  }

  /** Says a text in the tutor, as the server hears it. */
  says(text: string): Turn {
    const read = readIntent(text);
    if (read === 'line') return this.types(text);
    const rungs = this.rungs();
    if (looksFinal(this.question, this.lines, text)) {
      return this.hears({
        type: 'LINE',
        diagnosis: { verdict: 'answer', after: { place: null, text: null } },
        rungs,
      });
    }
    const events: Record<Exclude<Intent, 'line'>, TutorEvent> = {
      hint: { type: 'HINT', rungs },
      why: { type: 'WHY', wrongAnswer: null },
      unsure: { type: 'UNSURE' },
      'just-tell': { type: 'JUST_TELL', rungs },
      'another-way': { type: 'ANOTHER_WAY' },
      'one-like-it': { type: 'ONE_LIKE_IT' },
      'off-topic': { type: 'OFF_TOPIC' },
    };
    return this.hears(events[read]);
  }

  hears(event: TutorEvent): Turn {
    const { move, context } = reply(this.context, event);
    this.context = context;
    if (move === null) return { move, spoken: null };
    const { question, lines, year, said } = this;
    const spoken = speak(move, {
      question,
      lines,
      year,
      said,
      closed: context.closed,
      openedHints: [],
      openElsewhere: [],
    });
    said.push(spoken.text);
    return { move, spoken };
  }

  rungs() {
    return rungsToGive({ question: this.question, lines: this.lines, openedHints: [], openElsewhere: [] });
  }
}
