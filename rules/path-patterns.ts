const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const uuidOnly = new RegExp(`^${uuid}$`, 'i');
const questionPath = new RegExp(`^/practice/${uuid}/\\d+/?$`, 'i');
const taskQuestionPath = new RegExp(`^/task/unfinished/${uuid}/\\d+/?$`, 'i');

export function isUuid(text: string): boolean {
  return uuidOnly.test(text);
}

/** Question indexes are plain digits; at most four, which is far above any practice. */
export function isQuestionIndex(text: string): boolean {
  return /^\d{1,4}$/.test(text);
}

/** /practice/{uuid}/{number} */
export function isPracticeQuestionPath(path: string): boolean {
  return questionPath.test(path);
}

/** /task/unfinished/{uuid}/{number} */
export function isTaskQuestionPath(path: string): boolean {
  return taskQuestionPath.test(path);
}
