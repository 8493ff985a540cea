/** Addresses of saved exams: apart from `paths`, which every page loads. */
export const examPaths = {
  list: '/teacher/exams',
  change: (examId: string) => `/teacher/exams?edit=${examId}#form`,
} as const;
