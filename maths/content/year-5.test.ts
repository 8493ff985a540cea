import { year5Templates } from '../templates/y5';
import { describeTemplates } from './describe-templates';

describeTemplates(year5Templates);
