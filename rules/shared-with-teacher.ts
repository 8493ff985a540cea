/** What teachers of a class see of a student in it, in the student's words. One list for every page that says so. */
export const sharedWithTeacher = {
  person: 'your nickname, avatar and year level',
  days: 'the day you joined, and the last day you practised',
  activity: 'how many questions you answered in the last seven days',
  placement: 'your placement tests: when you took them, and which topics you’re ready for',
  work: 'in tasks for this class: every answer and try, your working and drawings, the hints you used and the time you took',
  marks:
    'your marks in those tasks, if you handed in on time, anything you bought for a task, and what you write when you ask about a mark',
  misconceptions: 'the mistakes behind your wrong answers in those tasks',
  live: 'while you’re working on a task for this class: which question you’re on, and for how long',
} as const;

/** Seen where the school opens talks to teachers, and not seen elsewhere. */
export const sharedTalks = {
  open: 'what you write to Tutor Me and Quiz Me, in chats that say so at the top',
  closed: 'what you ask the tutor',
} as const;

/** What teachers never see, whatever the school decides. */
export const notSharedWithTeacher = [
  'your email address',
  'your answers in your own practice',
  'your error logbook',
] as const;
