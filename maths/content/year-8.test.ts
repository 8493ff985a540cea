import { year8Templates } from '../templates/y8';
import { describeTemplates } from './describe-templates';

describeTemplates(year8Templates);
