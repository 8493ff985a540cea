import { year12Templates } from '../templates/y12';
import { describeTemplates } from './describe-templates';

describeTemplates(year12Templates);
