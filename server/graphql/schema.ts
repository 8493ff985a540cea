import './scalars';
import './roots';
import './enums';
import './billing/discounts';
import './billing/my-ai-credit';
import './billing/subscription';
import './events/user-events';
import './identity/password-reset';
import './identity/profile';
import './identity/sign-in';
import './identity/terms';
import './identity/viewer';
import './notifications/notifications';
import './outbox/outbox';
import './reports/student-task-report-share-info';
import './catalogue/course';
import './catalogue/my-courses';
import './error-logbook/error-logbook';
import './error-logbook/unresolved-count';
import './home/home';
import './practice/change-practice';
import './practice/create-practice';
import './practice/practice';
import './practice/submit-answer';
import { builder } from './builder';

/** The whole schema: each area registers itself on the builder when it is imported. */
export const schema = builder.toSchema();
