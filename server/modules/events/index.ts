export { appendUserEvent } from './append-user-event';
export { followUserEvents } from './follow-user-events';
export { readUserEvents, type UserEvent } from './read-user-events';
