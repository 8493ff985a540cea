import { builder } from './builder';

builder.queryType({});
builder.mutationType({});
// The specification has a type of the name Subscription already: the plan of a course.
builder.subscriptionType({ name: 'SubscriptionRoot' });
