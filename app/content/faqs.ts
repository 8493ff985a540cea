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
          'Students in Years 1 to 12 in Australia, and the teachers, tutors and families who help them. Courses follow the Australian Curriculum, with NAPLAN, selective entry, HSC and VCE as well.',
        ],
      },
      {
        question: 'How do I begin?',
        answer: [
          'Register with a nickname, an email address and a password, and choose your year level. Then pick a course and start a practice set. Not sure where to begin? The placement test tells you, and you can take it before you register.',
        ],
      },
      {
        question: 'Do I need to install anything?',
        answer: ['No. Marsmaths runs in the browser on a computer, tablet or phone.'],
      },
      {
        question: 'Can I use a nickname?',
        answer: [
          'Yes, please do. You don’t need your real name. Your teacher sees your nickname, and your classmates see the first word of it.',
        ],
      },
      {
        question: 'I forgot my password. What now?',
        answer: [
          'Choose “Forgot it?” on the login page. We’ll email you a link that works once, for one hour. A new password logs you out on every other device. If your teacher gave you a login card, ask them for a new password.',
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
          'Straight away, and by what they mean: a half, 0.5 and 2/4 are the same number. If a question wants a certain form, such as simplest form, it says so. The right value in another form isn’t marked wrong: you just get to change it.',
        ],
      },
      {
        question: 'What if I mistype an answer?',
        answer: [
          'If we can’t read your answer, we don’t mark it. We tell you which part we couldn’t read, and you can fix it.',
        ],
      },
      {
        question: 'What does “Not yet” mean?',
        answer: [
          'Your answer isn’t right yet, and there’s something to try next. If it comes from a common mistake, such as adding the tops and the bottoms of two fractions, we name the mistake and show it on your own numbers.',
        ],
      },
      {
        question: 'Does a hint cost marks?',
        answer: [
          'No. Hints come one at a time and never give the answer away. We remember that you had help, so the error logbook knows what to bring back.',
        ],
      },
      {
        question: 'What is the error logbook?',
        answer: [
          'It’s a list of your mistakes, sorted by topic and by what went wrong. Each one comes back with new numbers. Get it right without help and it’s fixed. Get it right again on a later day and it’s confirmed.',
        ],
      },
      {
        question: 'A question looks wrong. What do I do?',
        answer: [
          'Use the flag on the question to report it. We see exactly the numbers you had. If you’re right, we fix it, and if it cost you a mark, we fix that too.',
        ],
      },
      {
        question: 'What kinds of practice are there?',
        answer: [
          'Casual practice has no timer. A challenge has one timer for the whole set and pays twice the MarsCoins. The error logbook brings your mistakes back. In a battle, you and another student answer the same seven questions. If you’d rather not have a timer in challenges, switch it off in your profile: your marks and coins stay the same.',
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
          'Everything for the first 14 days, with no card. After that, 10 questions a day stay free for as long as you like, with hints, worked solutions and the error logbook. Work that a teacher sets is always free and doesn’t count towards the 10.',
        ],
      },
      {
        question: 'What does a subscription cost?',
        answer: [
          'The prices for 1, 6 and 12 months are on the pricing page. You choose a plan on the Subscribe page and see the full price before you pay. If you’re under 18, a parent or carer pays: you can send them a link.',
        ],
      },
      {
        question: 'Does a subscription renew automatically?',
        answer: [
          'Yes, for another term of the same length, until you cancel. If you cancel, you keep it until the end of the term you’ve paid for. There’s no refund for the rest of a term, except where Australian Consumer Law gives you one.',
        ],
      },
      {
        question: 'Can I change my year level?',
        answer: [
          'Yes, once each calendar month, for free. A plan for your old year’s course moves to the new one for the rest of its term. A bundle stays as you chose it.',
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
    title: 'Teachers and families',
    faqs: [
      {
        question: 'What can teachers do here?',
        answer: [
          'Create a class, give your students its code, and set homework and tests that we mark for you. Watch a task live, see all marks in the mark book, and find out which common mistakes are behind the wrong answers. You’ll find the whole list on the page for teachers.',
        ],
      },
      {
        question: 'What do teachers pay?',
        answer: [
          'Nothing. Teachers and tutors use Marsmaths for free, and the work they set is free for their students.',
        ],
      },
      {
        question: 'Do students need an email address?',
        answer: [
          'To register themselves, yes. A teacher can also create accounts for a class from a list of names and print login cards, with no email addresses.',
        ],
      },
      {
        question: 'I’m a tutor. Is there something for me?',
        answer: [
          'Yes. Register as a tutor and you get the same classes, tasks and reports as a teacher. You see your students’ work in your tasks, and their placement tests.',
        ],
      },
      {
        question: 'Do parents need an account?',
        answer: [
          'No. A teacher or a student can share a report by private link. It shows a first name only and works for 90 days at most. You can also pay for a plan by link, without an account.',
        ],
      },
      {
        question: 'Does the tutor give away answers?',
        answer: [
          'No. Tutor Me asks questions and checks working, but doesn’t tell you the answer to a question you’re still working on. It’s a computer program, not a person.',
        ],
      },
      {
        question: 'Are the questions written by AI?',
        answer: [
          'No. Each question is made from a pattern that we’ve checked. Its answer is worked out by two different methods, and its worked solution is checked line by line. On “How we check” you can run the checks yourself.',
        ],
      },
    ],
  },
  {
    title: 'Privacy and safety',
    faqs: [
      {
        question: 'What do you store about my child?',
        answer: [
          'An email address, a nickname, month of birth, year level, and what they do here: answers, times, hints, drawings and what they write to the tutor. We sell nothing about your child and share nothing for advertising. The Privacy Policy has the whole list.',
        ],
      },
      {
        question: 'Can I see, correct or delete our data?',
        answer: [
          'Yes. In the profile you can correct it, download a copy of all of it, and delete the account. For anything else, use the contact form and choose “Privacy”. A parent or carer can ask for a student under 15.',
        ],
      },
      {
        question: 'Can strangers write to my child?',
        answer: [
          'No. Students can’t message each other, and strangers can’t see your child’s profile. In battles there are only six friendly phrases, and under 13, students only play friends and students in their own teachers’ classes unless a parent allows more.',
        ],
      },
    ],
  },
];
