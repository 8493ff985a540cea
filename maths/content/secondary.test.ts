import { secondaryTemplates } from '../templates/y7-y12';
import { describeTemplates } from './describe-templates';

describeTemplates(secondaryTemplates);
