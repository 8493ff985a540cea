import { earlyTemplates } from '../templates/early';
import { describeTemplates } from './describe-templates';

describeTemplates(earlyTemplates);
