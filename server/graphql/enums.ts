import { aiModels, aiScenarioGroups, aiScenarios } from '../../rules/ai-scenario';
import { chatWindowStates } from '../../rules/chat-panel';
import { classColours } from '../../rules/classes';
import { presenceStatuses } from '../../rules/tasks/live';
import { releaseStatuses } from '../../rules/tasks/visibility';
import { builder } from './builder';

/** The enumerations of the product; a test refuses those that no field uses. */
const named = <const Values extends readonly string[]>(name: string, values: Values) =>
  builder.enumType(name, { values });

export const AiModel = named('AiModel', aiModels);
export const AiScenario = named('AiScenario', aiScenarios);
export const AiScenarioGroup = named('AiScenarioGroup', aiScenarioGroups);
export const ChatWindowState = named('ChatWindowState', chatWindowStates);
export const GradeType = named('GradeType', ['POINT', 'PERCENTAGE', 'LETTER', 'NOT_GRADE']);
export const PresenceStatus = named('PresenceStatus', presenceStatuses);
export const ReleaseStatus = named('ReleaseStatus', releaseStatuses);
export const ResultFilter = named('ResultFilter', ['Finished', 'Unfinished', 'Overdue', 'LateSubmission']);
export const ScoringType = named('ScoringType', ['POINTS', 'RUBRIC']);
export const StudentTaskStatus = named('StudentTaskStatus', ['IN_PROGRESS', 'DONE', 'OVER_DUE', 'LATE_SUBMISSION']);
export const TaskItem = named('TaskItem', ['MORE_TIME', 'OTHER_NUMBERS']);
export const TaskType = named('TaskType', ['HOMEWORK', 'TEST']);

export const ClassColour = named('ClassColour', classColours);
export const ClassInvitationRole = named('ClassInvitationRole', ['STUDENT', 'TEACHER']);
export const CoinAwardKind = named('CoinAwardKind', ['AWARD', 'HELPED']);
export const CreditResetFrequency = named('CreditResetFrequency', ['DAILY', 'MONTHLY']);
export const FlagSettingMode = named('FlagSettingMode', ['DEFAULT', 'ON', 'OFF', 'SOME']);
export const Difficulty = named('Difficulty', ['EASY', 'NORMAL', 'HARD']);
export const NotificationFirstLevelType = named('NotificationFirstLevelType', ['SYSTEM', 'FORUM', 'CLASS', 'SOCIAL']);
export const NotificationStatus = named('NotificationStatus', ['IN_PROGRESS', 'DISMISSED']);
export const PlanState = named('PlanState', ['ACTIVE', 'FREE']);
export const PracticeMode = named('PracticeMode', ['CASUAL', 'CHALLENGE', 'BATTLE', 'ERROR_LOGBOOK']);
export const PracticeType = named('PracticeType', [
  'CASUAL',
  'CHALLENGE',
  'BATTLE',
  'CASUAL_TASK',
  'CHALLENGE_TASK',
  'ERROR_RELATED',
  'ERROR_CHALLENGE',
]);
export const RedoKind = named('RedoKind', ['ERROR_RELATED', 'ERROR_CHALLENGE']);
export const ReviewState = named('ReviewState', ['REVIEW', 'REVIEWED']);
export const Role = named('Role', ['STUDENT', 'TEACHER', 'TUTOR', 'ADMIN']);
export const UserEventKind = named('UserEventKind', [
  'NOTIFICATION_ADDED',
  'NOTIFICATIONS_CLEARED',
  'UNRESOLVED_COUNT_CHANGED',
  'AI_CREDIT_CHANGED',
  'BATTLE',
  'RESYNC',
]);
export const UserRole = named('UserRole', ['TEACHER', 'TUTOR']);
