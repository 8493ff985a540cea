/** What teachers of a class see of a student in it, in the student's words. One list for every page that says so. */
export const sharedWithTeacher = {
  person: 'your nickname, your picture and your year level',
  days: 'the day you joined, and the last day you practised',
  activity: 'how many questions you answered in the last seven days',
  placement: 'your placement tests: when you took them, and which topics they found ready or still to come',
  work: 'in tasks of this class: every answer you gave, with your tries, your lines of working, the drawing you left with it, the hints you opened and the time you took',
  marks:
    'your marks in those tasks, whether you handed in on time, what you bought for a task, and what you write when you ask about a mark',
  misconceptions: 'the ideas behind your wrong answers in those tasks',
  live: 'while you work on a task of this class: which question you are at, and for how long',
} as const;

/** Seen where the school opens talks to teachers, and not seen elsewhere. */
export const sharedTalks = {
  open: 'what you write to Tutor Me and Quiz Me, in talks that say so above them',
  closed: 'what you ask the tutor',
} as const;

/** What teachers never see, whatever the school decides. */
export const notSharedWithTeacher = [
  'your email address',
  'your answers in your own practice',
  'your error logbook',
] as const;
