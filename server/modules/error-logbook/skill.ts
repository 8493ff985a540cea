/**
 * What a review card is about. Errors of one topic that show the same idea are one skill, however different their
 * questions look; where the idea has no name, the kind of question is the skill. `skillSql` says the same in SQL.
 */
export function skillOf(error: { topicId: string; templateId: string; misconceptionId: string | null }): string {
  return error.misconceptionId === null ? error.templateId : `${error.topicId} ${error.misconceptionId}`;
}
