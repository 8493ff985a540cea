/** Addresses of the live view: apart from `paths`, which every page loads. */
export const livePaths = {
  page: (taskId: string, { byName = false, namesHidden = false } = {}) => {
    const query = [...(byName ? ['sort=name'] : []), ...(namesHidden ? ['names=hidden'] : [])].join('&');
    return `/teacher/tasks/${taskId}/live${query === '' ? '' : `?${query}`}`;
  },
  stream: (taskId: string, after: string) => `/api/live-tasks/${taskId}?after=${encodeURIComponent(after)}`,
} as const;
