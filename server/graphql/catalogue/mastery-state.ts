import { masteryStates } from '../../../rules/mastery';
import { builder } from '../builder';

export const MasteryState = builder.enumType('MasteryState', { values: masteryStates });
