import { year7Templates } from '../templates/y7';
import { describeTemplates } from './describe-templates';

describeTemplates(year7Templates);
