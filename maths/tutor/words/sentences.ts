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
      'That line works. What comes next?',
      'That step works. What will you do with it?',
      'Good line. What’s left to do?',
      'That follows from the line before. Where does it take you?',
      'The step is right. What do you want to change next?',
    ],
    young: ['That step works. What comes next?', 'That works. What will you do now?', 'Good step. What’s left to do?'],
  },
  'why-allowed': {
    plain: [
      'That works, and you found your own way. Why are you allowed to do that?',
      'That’s true, and it’s shorter. Which rule did you use?',
      'That works too. How do you know?',
      'That’s another way that works. What did you do to get there?',
    ],
    young: ['That works too. How did you do it?', 'That’s true. Why does it work?', 'Your way works. How do you know?'],
  },
  'what-changes': {
    plain: [
      'That’s true. What will you change next?',
      'It says the same as the line before. What could you do to get further?',
      'That’s true, but it doesn’t get you further yet. Which part can you work on?',
      'This is the same line, written another way. What’s the next thing to do?',
    ],
    young: [
      'That’s true. What will you change?',
      'It says the same. What can you do next?',
      'That’s true. Which part will you do now?',
    ],
  },
  shorter: {
    plain: [
      'That’s true. Which part could you make shorter?',
      'That works, but it’s longer than before. What could you put together?',
      'That’s true, but it’s longer now. What can you work out?',
      'That line works. Which step would get you closer to the end?',
    ],
    young: [
      'That’s true. Which part can you make shorter?',
      'It works, but it’s long. What can you put together?',
      'That’s true. What can you work out?',
    ],
  },
  // One sentence for every answer, so that it tells nothing of it.
  'to-answer-field': {
    plain: ['That looks like a final answer. Check it in the answer box.'],
    young: ['That looks like a final answer. Check it in the answer box.'],
  },
  'name-form': {
    plain: [
      'The value is fine, but the question wants another form. How would you write it in that form?',
      'That’s equal, but it’s not in the form the question wants. What does the question say about the form?',
      'You have the value. What’s left to do?',
    ],
    young: [
      'Nearly there. How does the question want it?',
      'It’s worth the same. How else can you write it?',
      'That’s equal. What’s left to do?',
    ],
  },
  'show-misconception': {
    plain: [
      'Try a smaller case first.',
      'Here’s a case to test that step on.',
      'Try this one, with different numbers.',
      'Let’s test that on another case.',
    ],
    young: ['Try this one first.', 'Look at a new one.', 'Let’s test it on this one.'],
  },
  'look-at-answer': {
    plain: [
      'Your last answer isn’t there yet. Which step are you least sure of?',
      'Work back from your last answer to the question. Where could it have gone off track?',
      'Put your last answer back into the question. What doesn’t fit?',
    ],
    young: [
      'Not yet. How did you get it?',
      'Look at your answer again. Does it fit?',
      'Try your answer in the question. What do you see?',
    ],
  },
  'part-holds': {
    plain: [
      'Part of this line works: {part}. What happened in the rest?',
      'Keep {part}, because that works. How did you get the rest?',
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
      'Go back to {line}. What’s the reason for this step?',
      'I can’t see how you got from {line} to this. What did you do in between?',
      'Look at {line} again. Which rule takes you from there to here?',
      'I don’t see how this follows from {line}. Why does it work?',
    ],
    young: [
      'Go back to {line}. What did you do next?',
      'Look at {line} again. How did you get this?',
      'I don’t get this step yet. What did you do after {line}?',
    ],
  },
  'read-again': {
    plain: [
      'I couldn’t read that line. Can you write it again in maths symbols?',
      'I’m stuck on that line. How would you write it with numbers and symbols?',
      'I can check lines of maths. How would you write this as one?',
    ],
    young: [
      'I couldn’t read that. Can you write it with numbers?',
      'That is hard for me to read. Can you write it again?',
      'Can you write it with numbers and signs?',
    ],
  },
  hint: {
    plain: [
      'Read the question again. What does it ask, and what does it tell you?',
      'Start with what you know. What do you have, and what do you need?',
      'Look at the question again. Which words tell you what to find?',
      'Underline what you’re told. What do you have to find?',
    ],
    young: [
      'Read it again. What do you have to find?',
      'Look again. What do you know?',
      'What does the question ask you?',
    ],
  },
  example: {
    plain: [
      'Here’s the same kind of question with different numbers. Which step is like yours?',
      'Look at this worked example. What happens first?',
      'This example has different numbers. Where is your working different?',
      'Read this example line by line. Which line is like your next one?',
    ],
    young: [
      'Look at this one with new numbers. What happens first?',
      'Here’s one like it. Which step is like yours?',
      'Read this one. What comes first?',
    ],
  },
  'smaller-question': {
    plain: [
      'Let’s try a smaller piece. {ask}',
      'That’s OK. {ask}',
      'Let’s look at just one part. {ask}',
      'Start with a part you know. {ask}',
    ],
    young: ['Let’s try a small part. {ask}', 'That’s OK. {ask}', 'Start small. {ask}'],
  },
  'why-not-tell': {
    plain: [
      'If I told you, the next question would be just as hard. Would you like a hint, or a similar example?',
      'Working it out yourself is what makes it stick. Would a hint help, or an example with other numbers?',
      'I won’t give away the answer while you’re still working on it. Which would you like now, a hint or a worked example?',
    ],
    young: [
      'You learn it by doing it. Would you like a hint?',
      'I’ll help, but I won’t tell. Do you want a hint?',
      'Let’s do it step by step. Do you want a hint?',
    ],
  },
  nudge: {
    plain: [
      'Take your time. Is there a line you can write down already?',
      'I’m here when you’re ready. What do you have so far?',
      'No hurry. Would a hint help?',
    ],
    young: [
      'Take your time. What do you have so far?',
      'I’m here. Do you want a hint?',
      'No rush. Can you write a first line?',
    ],
  },
  'deciding-step': {
    plain: [
      'This one’s done. What was the key step?',
      'Look back over your lines. Which step mattered most?',
      'Before you move on: which step would you do first next time?',
      'Look back for a moment. What was the key step?',
    ],
    young: [
      'Done. Which step mattered most?',
      'Look back. What was the big step?',
      'This one’s done. What would you do first next time?',
    ],
  },
  'worked-steps': {
    plain: [
      'Here’s all the working. Which step is new to you?',
      'Here are the steps, with their reasons. Where is your way different?',
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
      '{reason} Can you say that in your own words?',
      '{reason} Where else would that work?',
      '{reason} Does your line use it too?',
    ],
    young: ['{reason} Can you say why?', '{reason} Can you show it?', '{reason} Does it fit?'],
  },
  'another-way': {
    plain: [
      'There’s another way to start: {way} What would you do from there?',
      'You could also start like this: {way} Where does that take you?',
      'Another first step: {way} Which of the two do you like better?',
    ],
    young: [
      'You could start like this: {way} What comes next?',
      'Here’s a new way: {way} What comes next?',
      'Try this way: {way} What do you do next?',
    ],
  },
  'nothing-more': {
    plain: [
      'You’ve had all the hints I can give here. Which line of the example is like your next one?',
      'There are no more hints for this one. What can you try with what you’ve got?',
      'That was the last hint. Would you like to give it your best try?',
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
      'Maths is my thing. Which part of the question should we look at?',
      'Let’s go back to the question. Where would you start?',
    ],
    young: [
      'Let’s look at the question. What do you see?',
      'Maths is my thing. Where should we start?',
      'Back to the question. What can you try?',
    ],
  },
};

/** Said where every wording of a move would give something away. It has no formula and no number. */
export const plainest: Wordings = {
  plain: ['Check your last correct line. What do you know from it?', 'What could you try next, and why?'],
  young: ['Look at your last line again. What do you know?', 'What can you try next?'],
};
