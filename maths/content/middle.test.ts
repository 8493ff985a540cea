import { middleTemplates } from '../templates/middle';
import { describeTemplates } from './describe-templates';

describeTemplates(middleTemplates);
