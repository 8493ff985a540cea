export { followUserEvents } from './follow-user-events';
export { readUserEvents, type UserEvent } from './read-user-events';
export { appendingUserEvent, appendingUserEvents, appendUserEvent, appendUserEvents } from './user-events.repo';
