import type { WordedMove } from './brief';

interface Aim {
  /** What the message does, for the model. */
  does: string;
  /** What it may say of the student's line: nothing, unless that was decided. */
  judges: 'yes' | null;
}

export const moveAims: Record<WordedMove, Aim> = {
  'go-on': { does: 'The line follows. Say so shortly and ask what comes next.', judges: 'yes' },
  'why-allowed': { does: 'The line follows by a way of their own. Ask why they may do that.', judges: 'yes' },
  'what-changes': { does: 'The line is true but says the same as before. Ask what they will change.', judges: 'yes' },
  shorter: { does: 'The line is true but longer. Ask which part could be made shorter.', judges: 'yes' },
  'name-form': { does: 'The value holds but another form is asked for. Say which, and ask for it.', judges: 'yes' },
  'part-holds': { does: 'Name the part that holds, and ask about the rest.', judges: null },
  'ask-reason': { does: 'Go back to the line named here and ask for the reason of the step.', judges: null },
  'read-again': { does: 'The line could not be read. Ask for it once more in maths signs.', judges: null },
  hint: { does: 'Give this hint and no more.', judges: null },
  'smaller-question': { does: 'Ask this smaller question.', judges: null },
  'why-not-tell': {
    does: 'They asked for the answer. Say kindly why not, and offer what the message offers.',
    judges: null,
  },
  nudge: { does: 'They have been silent. Ask gently what they have so far.', judges: null },
  'deciding-step': { does: 'The question is closed. Ask which step decided it.', judges: null },
  'why-this-step': { does: 'Give this reason, and ask for it in their own words.', judges: null },
  'another-way': { does: 'Name this other way to begin, and ask how it goes on.', judges: null },
  'nothing-more': { does: 'All hints have been given. Ask what they can try now.', judges: null },
  'back-to-maths': { does: 'The message was not about the question. Lead back to it with a question.', judges: null },
};
