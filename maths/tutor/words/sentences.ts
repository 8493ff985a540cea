import type { MoveKind } from '../moves/move';

/** Wordings of one move: for everybody, and in the words of the first three years. */
interface Wordings {
  plain: string[];
  young: string[];
}

/**
 * The built-in tutor's own sentences: at most two and one question, no praise of the person, only what was done. None says
 * yes or no, names a number or an option: in some question that would be the answer.
 */
export const sentences: Record<MoveKind, Wordings> = {
  'go-on': {
    plain: [
      'This line follows. What comes next?',
      'That step holds. What will you do with it?',
      'This line is sound. What is left to do?',
      'That follows from the line before. Where does it lead?',
      'The step is right. What do you want to change next?',
    ],
    young: [
      'This step works. What comes next?',
      'That step fits. What will you do now?',
      'This line holds. What is left to do?',
    ],
  },
  'why-allowed': {
    plain: [
      'This holds, by a way of your own. Why may you do that?',
      'That is true, and shorter. Which rule lets you write it?',
      'This line follows too. How do you know that it does?',
      'Another way, and it holds. What did you do to get there?',
    ],
    young: [
      'This works too. How did you do it?',
      'That is true. Why does it work?',
      'Your way holds. How do you know?',
    ],
  },
  'what-changes': {
    plain: [
      'That is true. What will you change next?',
      'It says the same as before. What could you do to get further?',
      'True, and nothing is new yet. Which part can you work on?',
      'This is the same line in other writing. What is the next thing to do?',
    ],
    young: [
      'That is true. What will you change?',
      'It says the same. What can you do next?',
      'True. Which part will you do now?',
    ],
  },
  shorter: {
    plain: [
      'That is true. Which part would make it shorter?',
      'It holds, but it has grown. What could you put together?',
      'True, and longer than before. What can be worked out?',
      'The line holds. Which step would take you closer to the end?',
    ],
    young: [
      'That is true. Which part can you make shorter?',
      'It holds, but it is long. What can you put together?',
      'True. What can you work out?',
    ],
  },
  // One sentence for every answer, so that it tells nothing of it.
  'to-answer-field': {
    plain: ['That looks like a final answer. Check it in the answer box.'],
    young: ['That looks like a final answer. Check it in the answer box.'],
  },
  'name-form': {
    plain: [
      'The value holds, and another form is asked for. How would you write it in that form?',
      'That is equal, but not in the form asked for. What does the question say about the form?',
      'The value is there. What is left to do to it?',
    ],
    young: [
      'Nearly there. How does the question want it?',
      'It is worth the same. How can you write it better?',
      'That is equal. What is left to do?',
    ],
  },
  'show-misconception': {
    plain: [
      'Try a smaller case first.',
      'Here is a case to test that step on.',
      'Look at this one, with other numbers.',
      'Let us test the idea on another case.',
    ],
    young: ['Try this one first.', 'Look at a new one.', 'Let us test it on this one.'],
  },
  'look-at-answer': {
    plain: [
      'Your last answer does not hold yet. Which step of it are you least sure of?',
      'Follow your last answer back to the question. Where could it leave the way?',
      'Put your last answer back into the question. What does not fit?',
    ],
    young: [
      'That was not it yet. How did you get it?',
      'Look at your answer again. Does it fit?',
      'Try your answer in the question. What do you see?',
    ],
  },
  'part-holds': {
    plain: [
      'Part of this line holds: {part}. What happened in the rest?',
      'Keep {part}, that follows. How did you get the rest?',
      'From the line before, {part} is right. What would you check in the rest?',
    ],
    young: [
      'This part is right: {part}. What about the rest?',
      'Keep {part}. How did you do the rest?',
      'Here {part} is right. Can you check the rest?',
    ],
  },
  'ask-reason': {
    plain: [
      'Go back to {line}. What is the reason for this step?',
      'I cannot follow from {line} to this. What did you do in between?',
      'Look at {line} again. Which rule takes you from there to here?',
      'From {line} I do not see this step. Why should it hold?',
    ],
    young: [
      'Go back to {line}. What did you do next?',
      'Look at {line} again. How did you get this?',
      'I do not see this step yet. What did you do after {line}?',
    ],
  },
  'read-again': {
    plain: [
      'I could not read that line. Can you write it once more in maths signs?',
      'That line stops me. How would you write it with numbers and signs?',
      'I can check lines of maths. What would this be as a line?',
    ],
    young: [
      'I could not read that. Can you write it with numbers?',
      'That is hard for me to read. Can you write it again?',
      'Can you write it with numbers and signs?',
    ],
  },
  hint: {
    plain: [
      'Read the question once more. What is asked, and what is given?',
      'Start with what you know. What do you have, and what do you need?',
      'Look at the question again. Which words tell you what to find?',
      'Underline what is given. What is it that you have to find?',
    ],
    young: [
      'Read it again. What do you have to find?',
      'Look again. What do you know?',
      'What does the question ask you?',
    ],
  },
  example: {
    plain: [
      'Here is the same kind of question with other numbers. Which of its steps fits yours?',
      'Look at this worked example. What is done first in it?',
      'This example has other numbers. Where do you do something else?',
      'Read this example line by line. Which line is like your next one?',
    ],
    young: [
      'Look at this one with new numbers. What is done first?',
      'Here is one like it. Which step is like yours?',
      'Read this one. What comes first in it?',
    ],
  },
  'smaller-question': {
    plain: [
      'Let us take a smaller piece. {ask}',
      'That is fine to say. {ask}',
      'Then look at one part only. {ask}',
      'Start with a part that you know. {ask}',
    ],
    young: ['Let us take a small part. {ask}', 'That is fine. {ask}', 'Start small. {ask}'],
  },
  'why-not-tell': {
    plain: [
      'If I told you, the next question would be as hard as this one. Shall I give you a hint, or show you one like it?',
      'Working it out yourself is what makes it stick. Would a hint help, or an example with other numbers?',
      'I keep the answer until the question is closed. Which would you like now, a hint or a worked example?',
    ],
    young: [
      'You learn it by doing it. Shall I give you a hint?',
      'I will help, but not tell. Do you want a hint?',
      'Let us do it step by step. Shall I give you a hint?',
    ],
  },
  nudge: {
    plain: [
      'Take the time you need. Is there a line you can write down already?',
      'I am here when you want to go on. What do you have so far?',
      'No hurry. Would a hint help?',
    ],
    young: [
      'Take your time. What do you have so far?',
      'I am here. Do you want a hint?',
      'No rush. Can you write a first line?',
    ],
  },
  'deciding-step': {
    plain: [
      'This question is closed. What was the step that decided it?',
      'Look back over your lines. Which step mattered most?',
      'Before you go on: which step would you do first next time?',
      'One look back. What was the step that decided it?',
    ],
    young: [
      'Done. Which step mattered most?',
      'Look back. What was the big step?',
      'This one is done. What would you do first next time?',
    ],
  },
  'worked-steps': {
    plain: [
      'Here is all of the working. Which step is new to you?',
      'These are the steps, with their reasons. Where does your way differ?',
      'Read it line by line. Which reason would you like to know more about?',
    ],
    young: [
      'Here are all the steps. Which one is new?',
      'Read each step. Which one did you do?',
      'These are the steps. Which one is hard?',
    ],
  },
  'why-this-step': {
    plain: [
      '{reason} Can you say it in your own words?',
      '{reason} Where else would that work?',
      '{reason} Does your line use it too?',
    ],
    young: ['{reason} Can you say why?', '{reason} Can you show it?', '{reason} Does it fit?'],
  },
  'another-way': {
    plain: [
      'There is another way to begin: {way} How would you go on from there?',
      'You could also start like this: {way} Where does that lead?',
      'Another first step: {way} Which of the two do you like better?',
    ],
    young: [
      'You could start like this: {way} What comes next?',
      'Here is a new way: {way} What comes then?',
      'Try this way: {way} What do you do next?',
    ],
  },
  'nothing-more': {
    plain: [
      'You have every hint that I may give here. Which line of the example is like your next one?',
      'There are no more hints for this one. What can you try with what you have?',
      'That was the last hint. Would you like to put down your best try?',
    ],
    young: [
      'You have all my hints. What can you try now?',
      'That was the last hint. What will you try?',
      'No more hints here. Can you have a go?',
    ],
  },
  'back-to-maths': {
    plain: [
      'I can help with this question. What have you tried so far?',
      'Maths is what I know about. Which part of the question shall we look at?',
      'Let us go back to the question. Where would you begin?',
    ],
    young: [
      'Let us look at the question. What do you see?',
      'I know about maths. Where shall we start?',
      'Back to the question. What can you try?',
    ],
  },
};

/** Said where every wording of a move would give something away. It has no formula and no number. */
export const plainest: Wordings = {
  plain: ['Look at your last sound line once more. What do you know from it?', 'What could you try next, and why?'],
  young: ['Look at your last line again. What do you know?', 'What can you try next?'],
};
