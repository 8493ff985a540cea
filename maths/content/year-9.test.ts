import { year9Templates } from '../templates/y9';
import { describeTemplates } from './describe-templates';

describeTemplates(year9Templates);
