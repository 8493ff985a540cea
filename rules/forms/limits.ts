/** Limits and choices of the forms, apart from the schemas: what a page draws a form with costs it no zod. */
export const shortestPassword = 10;
export const longestPassword = 200;
export const longestNickname = 30;
export const longestEmail = 254;

/** Courses that somebody begins with; more are added later. */
export const mostFirstCourses = 3;

/** Roles a person may register with. */
export const openRoles = ['STUDENT', 'TEACHER', 'TUTOR'] as const;
export const yearLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** What a message of the contact form can be about. */
export const contactTopics = ['QUESTION', 'ACCOUNT', 'TEACHING', 'PRIVACY', 'WORK', 'OTHER'] as const;
export type ContactTopic = (typeof contactTopics)[number];
export const contactLimits = { name: 80, shortestMessage: 10, longestMessage: 4000 } as const;

/** Why somebody becomes an administrator, or is none any more. */
export const longestAdministratorReason = 200;

/** Letters that a search for people needs: nobody reads through everybody. */
export const shortestPeopleSearch = 3;

/** What an administrator writes about a report of a player. */
export const longestBattleNote = 300;
/** In days. */
export const longestBattlePause = 90;
