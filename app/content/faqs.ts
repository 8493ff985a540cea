export interface Faq {
  question: string;
  /** Paragraphs. */
  answer: string[];
}

export interface FaqGroup {
  title: string;
  faqs: Faq[];
}

/** Questions that people ask, with the answers as the product stands. */
export const faqGroups: readonly FaqGroup[] = [
  {
    title: 'Starting',
    faqs: [
      {
        question: 'Who is Marsmaths for?',
        answer: [
          'Students in Years 1 to 12 in Australia, and the teachers, tutors and parents who help them. The courses follow the words and the order of Australian schools.',
        ],
      },
      {
        question: 'How do I begin?',
        answer: [
          'Register with a nickname, an email address and a password, and choose your year level. Then pick a course and start a practice. The first question is about a minute away.',
        ],
      },
      {
        question: 'Do I need to install anything?',
        answer: [
          'No. Marsmaths runs in the browser of a computer, a tablet or a phone. The main things work even where scripts are switched off.',
        ],
      },
      {
        question: 'May I use a nickname?',
        answer: ['Please do. Your real name is never needed. Your nickname is what your teacher and friends see.'],
      },
      {
        question: 'I forgot my password. What now?',
        answer: [
          'Choose “Forgotten?” on the login page. We mail you a link that works once, for one hour. Setting a new password ends every session that is open elsewhere.',
        ],
      },
    ],
  },
  {
    title: 'Practising',
    faqs: [
      {
        question: 'How are answers marked?',
        answer: [
          'At once, and by what they mean: a half, 0.5 and 2/4 are the same number. When a question asks for a certain form, such as simplest form, it says so, and a right value in another form is not called wrong.',
        ],
      },
      {
        question: 'What if I mistype an answer?',
        answer: [
          'An answer that cannot be read is not marked. You are told what could not be read, and it costs nothing.',
        ],
      },
      {
        question: 'What does “Not yet” mean?',
        answer: [
          'That the answer misses and there is a next step. When your answer is one that a known idea produces, such as adding the tops and the bottoms, the idea is named with the numbers that show it.',
        ],
      },
      {
        question: 'Does a hint cost marks?',
        answer: [
          'No. Hints come one at a time and never hand over the answer. A question that you solved with help is noted as such, so that the error logbook knows what to bring back.',
        ],
      },
      {
        question: 'What is the error logbook?',
        answer: [
          'A list of your mistakes, grouped by idea and topic. Each comes back with new numbers. An error counts as fixed after a right answer without help, and is confirmed by a second one at least a day later.',
        ],
      },
      {
        question: 'A question looks wrong. What do I do?',
        answer: [
          'Use “Report” on the question. Every key is worked out twice by machine before you see it, but if you are right, we mend it: your report keeps the very numbers you had.',
        ],
      },
      {
        question: 'Which modes are there?',
        answer: [
          'Casual practice without a clock, challenges with one clock for the whole set and twice the MarsCoins, the error logbook, and battles: seven questions against another student, the same for both. Who would rather do without the clock switches it off in the profile: marks and coins stay the same.',
        ],
      },
    ],
  },
  {
    title: 'Paying',
    faqs: [
      {
        question: 'What is free?',
        answer: [
          'Everything for the first 14 days, without a card. After that, 10 questions a day stay free for as long as you like, with hints, worked steps and the error logbook.',
        ],
      },
      {
        question: 'What does a subscription cost?',
        answer: [
          'The prices for 1, 6 and 12 months are on the pricing page, in the currency of the site. You choose and pay under Your plan, and see the whole price before you do.',
        ],
      },
      {
        question: 'Does a subscription renew automatically?',
        answer: [
          'Yes, for another term of 1, 6 or 12 months, until you cancel. Cancelling ends it with the term that is paid. There is no refund for the rest of a term, except where the Australian Consumer Law gives you one.',
        ],
      },
      {
        question: 'May I change my year level?',
        answer: [
          'Yes, free of charge, once in each calendar month. A plan for the course of your old year moves to the new one for the rest of its term; a bundle stays as you chose it.',
        ],
      },
      {
        question: 'How do invitations work?',
        answer: [
          'Send a friend your invitation link. When they register with it and subscribe, each of you gets a $5 AUD voucher.',
        ],
      },
    ],
  },
  {
    title: 'Teachers and parents',
    faqs: [
      {
        question: 'What can teachers do here?',
        answer: [
          'Register as a teacher, open a class and show your students its code. You can set homework and tests that are marked for you, and the class report shows who needs help and with what. You can also try every question as a student sees it.',
        ],
      },
      {
        question: 'Do parents need an account?',
        answer: [
          'No. A student or teacher can share a report by a link. It shows a first name only and ends after 90 days at most.',
        ],
      },
      {
        question: 'Are the questions written by a language model?',
        answer: [
          'No question reaches a student on a model’s word. Each is made from a checked pattern, its key is worked out by two different methods, and the steps are checked line by line. “How we check” lets you run the checks yourself.',
        ],
      },
    ],
  },
  {
    title: 'Privacy and safety',
    faqs: [
      {
        question: 'What do you keep about my child?',
        answer: [
          'An email address, a nickname, the year level, and the answers with how long they took and which hints were opened. Nothing is sold and nothing is shared for advertising.',
        ],
      },
      {
        question: 'Can I see, correct or delete the data?',
        answer: [
          'Yes. In your profile you can correct what we hold, download a copy of all of it, and delete the account. For anything else use the contact form and choose “Privacy”. For students under 15 a parent or carer can ask.',
        ],
      },
      {
        question: 'Can strangers write to my child?',
        answer: ['No. There are no messages between users, and no profile page that strangers can open.'],
      },
    ],
  },
];
