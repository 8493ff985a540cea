function query(parameters: Record<string, string | null | undefined>): string {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] != null);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** Addresses of a teacher's reports: apart from `paths`, which every page loads. */
export const reportPaths = {
  task: (taskId: string, filter?: string | null) => `/teacher/tasks/${taskId}/report${query({ filter })}`,
  taskFile: (taskId: string, filter?: string | null) => `/teacher/tasks/${taskId}/report.csv${query({ filter })}`,
  /** `key`: the place of a pinned question, the template of a drawn one. */
  question: (taskId: string, key: string) => `/teacher/tasks/${taskId}/report/${encodeURIComponent(key)}`,
  taskInsights: (taskId: string, idea?: string) => `/teacher/tasks/${taskId}/insights${query({ idea })}`,
  taskInsightsFile: (taskId: string) => `/teacher/tasks/${taskId}/insights.csv`,
  classInsights: (classId: string, { span, idea }: { span?: 'all' | null; idea?: string } = {}) =>
    `/teacher/classes/${classId}/insights${query({ span, idea })}`,
  classInsightsFile: (classId: string, span?: 'all' | null) =>
    `/teacher/classes/${classId}/insights.csv${query({ span })}`,
  bookFile: (classId: string) => `/teacher/classes/${classId}/book.csv`,
  student: (classId: string, studentId: string) => `/teacher/classes/${classId}/students/${studentId}`,
  studentTalks: (classId: string, studentId: string) => `/teacher/classes/${classId}/students/${studentId}/talks`,
  studentFile: (classId: string, studentId: string) => `/teacher/classes/${classId}/students/${studentId}/report.csv`,
} as const;
