/** The job that tells the students of a class about new files and announcements: `{ classId }`. */
export const classNewsJob = 'class-news';
