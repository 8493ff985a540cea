/** Addresses of battles: apart from `paths`, which every page loads. */
export const battlePaths = {
  lobby: (courseId?: string) => (courseId === undefined ? '/game' : `/game?course=${encodeURIComponent(courseId)}`),
  challenge: (code: string) => `/game/challenge/${encodeURIComponent(code)}`,
  battle: (battleId: string) => `/battle/${battleId}`,
  state: (battleId: string) => `/api/battles/${battleId}`,
  verify: (battleId: string) => `/battle/${battleId}/verify`,
  record: (battleId: string) => `/battle/${battleId}/record.json`,
  adminReports: '/admin/battle-reports',
  adminReport: (reportId: string) => `/admin/battle-reports/${reportId}`,
  rank: (courseId: string, board?: string, classId?: string) => {
    const search = new URLSearchParams();
    if (board !== undefined) search.set('board', board);
    if (classId !== undefined) search.set('class', classId);
    const query = search.toString();
    return `/rank/${encodeURIComponent(courseId)}${query === '' ? '' : `?${query}`}`;
  },
} as const;
