/** Addresses of what is inside a class: apart from `paths`, which every page loads. */
export const classPaths = {
  files: (classId: string) => `/teacher/classes/${classId}/files`,
  announcements: (classId: string) => `/teacher/classes/${classId}/announcements`,
  announcement: (classId: string, id: string) => `/teacher/classes/${classId}/announcements?edit=${id}`,
  groups: (classId: string) => `/teacher/classes/${classId}/groups`,
  group: (classId: string, id: string) => `/teacher/classes/${classId}/groups?edit=${id}`,
  coins: (classId: string, studentId?: string) =>
    `/teacher/classes/${classId}/coins${studentId === undefined ? '' : `?student=${studentId}`}`,
  accounts: (classId: string) => `/teacher/classes/${classId}/accounts`,
  cards: (classId: string) => `/teacher/classes/${classId}/cards`,
  fileDetails: (fileId: string) => `/file-details/${fileId}`,
  fileDownload: (fileId: string) => `/files/${fileId}/download`,
  filePreview: (fileId: string) => `/files/${fileId}/preview`,
  upload: (classId: string) => `/api/class-files/${classId}`,
  adminClass: (classId: string) => `/admin/classes/${classId}`,
} as const;
