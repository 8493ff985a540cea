export { appendUserEvent, type StoredEventKind } from './append-user-event';
export { followUserEvents } from './follow-user-events';
export { latestEventId, readUserEvents, type UserEvent } from './read-user-events';
